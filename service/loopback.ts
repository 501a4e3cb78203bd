const LOOPBACK_ADDRESS = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i;
const LOOPBACK_HOST_HEADER = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

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
