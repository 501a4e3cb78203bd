import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ownHeaders } from './pages/security-headers.ts';

/**
 * Answers bytes that are not HTTP, or a request that takes too long, and closes the connection. They never become a
 * request, so this writes to the bare socket.
 */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code ?? ''] ?? 400;
  const body = STATUS_CODES[status] ?? '';
  const lines = Object.entries({
    ...ownHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(body.length),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${body}\r\n${lines.join('')}\r\n${body}`);
}
