/** A whole build as it is served: its files, and the headers that belong to them. */
export interface Pages {
  /** Absolute path of the build's files. */
  directory: string;
  /** Path the page is served under, with a slash at both ends. */
  base: string;
  /** Security headers by name, for every response. */
  headers: Readonly<Record<string, string>>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The build that answers this request from beginning to end, though another may be made meanwhile. */
    pages: Pages | undefined;
  }
}
