/** What every host's configuration is written from. */
export interface HostedSite {
  /** Absolute address of the Turkish page. */
  origin: string;
  /** Path the page is served under, with a slash at both ends. */
  base: string;
  /** Security headers by name, for every answer (build/security-headers.ts). */
  headers: Readonly<Record<string, string>>;
  /** Path of the e-mail service beside the page; undefined if the page sends elsewhere. */
  servicePath: string | undefined;
}

/** Where `npm start` listens unless told otherwise. */
export const SERVICE_ADDRESS = '127.0.0.1:4173';
