import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

type Headers = Readonly<Record<string, string>>;

/** What keeps bytes from becoming a request; all else is malformed. */
const statusByCode: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Answers what never becomes a request: too many headers, too slow a client, no HTTP. Fastify knows
 * it only as an error on a socket, past all hooks, and would answer without the site's `headers`.
 */
export function answerClientErrors(headers: Headers) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (socket.writable && error.code !== 'ECONNRESET') {
      const status = statusByCode[error.code ?? ''] ?? 400;
      const refusal = refuse(status, headers);
      const head = Object.entries(refusal.headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n`);
      socket.write(refusal.body);
    }
    socket.destroy(error);
  };
}

/**
 * Refuses what Node itself would refuse without the site's `headers`: an expectation that nobody
 * knows, and a request without Host, for which the server needs `requireHostHeader: false`.
 */
export function refuseBadRequests(app: FastifyInstance, headers: Headers): void {
  const send = (response: ServerResponse, status: number) => {
    const refusal = refuse(status, headers);
    response.writeHead(status, refusal.headers).end(refusal.body);
  };
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    send(response, 417);
  });
  app.addHook('onRequest', async ({ raw }, reply) => {
    // HTTP/1.0 knows no Host.
    if (raw.headers.host !== undefined || raw.httpVersion !== '1.1') return;
    reply.hijack();
    send(reply.raw, 400);
  });
}

/** An answer after which the connection is closed. */
function refuse(status: number, headers: Headers) {
  const body = JSON.stringify({ ok: false, message: `${STATUS_CODES[status]}.` });
  return {
    body,
    headers: {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      connection: 'close',
    },
  };
}
