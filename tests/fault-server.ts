/** Faults between the page and the service, as they happen on real connections. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers one request in the service's place. `forward` sends it on to the service and returns the answer. */
export type Fault = (
  incoming: IncomingMessage,
  response: ServerResponse,
  forward: () => Promise<Answer>,
) => void | Promise<void>;

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer | string;
}

/** Headers that are about one connection, and not passed on to the next. */
const OF_ONE_CONNECTION = new Set(['connection', 'content-length', 'keep-alive', 'transfer-encoding']);

async function bodyOf(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A server that passes requests on to another, except those whose path has a fault. */
export class FaultServer {
  /** Requests that met the fault since it was set. */
  met = 0;
  readonly #upstream: string;
  readonly #server = createServer((incoming, response) => {
    // A closed page ends its requests.
    this.#answer(incoming, response).catch(() => incoming.socket.destroy());
  });
  #port = 0;
  #fault: { path: string; answer: Fault } | undefined;

  /** @param upstream the service's address, without a slash at its end */
  constructor(upstream: string) {
    this.#upstream = upstream;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Listens on a free port, and later on the same one again. */
  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Refuses new connections, and ends the open ones. */
  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  /** From now on requests whose path begins with `path` meet the fault. */
  set(path: string, answer: Fault): void {
    this.#fault = { path, answer };
    this.met = 0;
  }

  /** From now on everything is passed on. */
  lift(): void {
    this.#fault = undefined;
  }

  async #answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const forward = () => this.#forward(incoming);
    if (this.#fault && incoming.url?.startsWith(this.#fault.path)) {
      this.met += 1;
      await this.#fault.answer(incoming, response, forward);
      return;
    }
    await passesOn(incoming, response, forward);
  }

  async #forward(incoming: IncomingMessage): Promise<Answer> {
    const { method, url } = incoming;
    const body = await bodyOf(incoming);
    // Uncompressed, so that a fault can write into it or cut it.
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(this.#upstream + url, { method, headers }, resolve)
        .on('error', reject)
        .end(body);
    });
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: await bodyOf(answer) };
  }
}

/** Sends an answer to the page as if it were the service's own. */
export function respond(response: ServerResponse, { status, headers, body }: Answer): void {
  for (const [name, value = ''] of Object.entries(headers)) {
    if (!OF_ONE_CONNECTION.has(name)) response.setHeader(name, value);
  }
  response.writeHead(status).end(body);
}

/** Passes the request on and sends the service's answer. */
export const passesOn: Fault = async (_incoming, response, forward) => respond(response, await forward());

/** Answers with a status, as a service that refuses the application does. */
export const answers =
  (status: number): Fault =>
  async (incoming, response) => {
    await bodyOf(incoming);
    response.writeHead(status, { 'content-type': 'text/plain' }).end('answered by a test');
  };

/** Answers 200 with a page of the host, such as its fallback, its log-in or its home page. */
export const answersWithPage: Fault = async (incoming, response) => {
  await bodyOf(incoming);
  response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Kulüp</title>');
};

/** Reads the request and resets the connection. */
export const resets: Fault = async (incoming) => {
  await bodyOf(incoming);
  incoming.socket.resetAndDestroy();
};

/** The service takes the application; its answer breaks off within the headers. */
export const answersHalfAHead: Fault = async (incoming, _response, forward) => {
  await forward();
  // The connection is reset: browsers take headers that merely end as complete.
  incoming.socket.write('HTTP/1.1 200 OK\r\nContent-Le', () => incoming.socket.resetAndDestroy());
};

/** The service takes the application; its answer breaks off within the text. */
export const answersHalfAText: Fault = async (incoming, _response, forward) => {
  await forward();
  incoming.socket.end('HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\nO');
};
