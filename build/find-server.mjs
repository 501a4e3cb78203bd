import { existsSync } from 'node:fs';
import { findProgram } from './find-program.mjs';

/** Debian's module that lets nginx send what the build compressed with Brotli. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The web servers whose recipes the build writes, with Debian's packages for each. */
export const servers = {
  nginx: ['nginx', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
};

/**
 * Path of an installed web server that can run its recipe, or undefined.
 *
 * @param {keyof typeof servers} name
 * @returns {string | undefined}
 */
export function findServer(name) {
  if (name === 'nginx' && !existsSync(BROTLI_MODULE)) return undefined;
  return findProgram(name);
}
