import type { IncomingHttpHeaders } from 'node:http';

const LOOPBACK_ADDRESS = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i;
const LOOPBACK_HOST_HEADER = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;
const FORWARDING_HEADER = /^(?:forwarded|via|x-real-ip|x-forwarded(?:-.*)?)$/;

/** Whether a service listening on `address` can be reached from its own machine only. */
export function isLoopbackAddress(address: string): boolean {
  return LOOPBACK_ADDRESS.test(address);
}

/**
 * Whether a request's `Host` header names this machine. A page whose own name is made to resolve to
 * 127.0.0.1 (DNS rebinding) sends that name, and is refused.
 */
export function namesLoopback(hostHeader: string | undefined): boolean {
  return hostHeader !== undefined && LOOPBACK_HOST_HEADER.test(hostHeader);
}

/**
 * Whether a request to a service that listens on loopback comes from someone on this machine: its host is this
 * machine's own name, it came through no proxy or tunnel, and no other site's page sent it.
 */
export function isFromThisMachine(headers: IncomingHttpHeaders): boolean {
  return (
    namesLoopback(headers.host) &&
    !Object.keys(headers).some((name) => FORWARDING_HEADER.test(name)) &&
    !/^(?:cross|same)-site$/.test(String(headers['sec-fetch-site']))
  );
}
