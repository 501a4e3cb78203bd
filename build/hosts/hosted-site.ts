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
  /** Port of the e-mail service on {@link SERVICE_HOST}. */
  servicePort: number;
}

/** Where a server of the same machine finds the e-mail service. */
export const SERVICE_HOST = '127.0.0.1';
