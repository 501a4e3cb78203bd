import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isLoopbackAddress } from './loopback.ts';
import { SetupError } from './setup-error.ts';

interface Address {
  host: string;
  port: number;
}

/**
 * Makes the app listen and gives the port it got. `localhost` listens on the IPv4 and the IPv6
 * loopback address, where the machine has both.
 *
 * @throws SetupError if the port is in use or not allowed, or the host is not of this machine
 */
export async function listen(app: FastifyInstance, { host, port }: Address): Promise<number> {
  await checkPortIsFree({ host, port });
  await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    throw listenError(error, { host, port });
  });
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/**
 * A name such as localhost has an IPv4 and an IPv6 address. If another program has the port on one of
 * them, listening succeeds on the other, and a browser may still reach the other program.
 */
async function checkPortIsFree({ host, port }: Address): Promise<void> {
  if (port === 0 || !isLoopbackAddress(host)) return;
  const addresses = host === 'localhost' ? ['127.0.0.1', '::1'] : [host];
  const taken = await Promise.all(addresses.map((address) => answers(address, port)));
  if (taken.includes(true)) throw portInUse(port);
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1000 });
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
    socket.once('timeout', () => settle(false));
  });
}

function listenError(error: NodeJS.ErrnoException, { host, port }: Address): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return portInUse(port);
    case 'EACCES':
      return new SetupError(`Port ${port} needs more rights than this user has: set PORT to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new SetupError(`HOST is "${host}", which is not an address of this machine.`);
    default:
      return error;
  }
}

function portInUse(port: number): SetupError {
  return new SetupError(`Port ${port} is in use: stop the program that has it, or set PORT to another.`);
}
