import type { IncomingHttpHeaders } from 'node:http';
import { namesLoopback } from './loopback.ts';

const FORWARDING_HEADER = /^(?:forwarded|via|x-real-ip|x-forwarded(?:-.*)?)$/;

/**
 * Whether a request to a service that listens on loopback comes from someone on this machine: its host is this
 * machine's own name, and it came through no proxy or tunnel.
 */
export function isFromThisMachine(headers: IncomingHttpHeaders): boolean {
  return namesLoopback(headers.host) && !Object.keys(headers).some((name) => FORWARDING_HEADER.test(name));
}
