import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** What keeps bytes from becoming a request; all else is malformed. */
const statusByCode: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Answers what never becomes a request: too many headers, too slow a client, no HTTP. Fastify knows
 * it only as an error on a socket, past all hooks, and would answer without the site's `headers`.
 */
export function answerClientErrors(headers: Readonly<Record<string, string>>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (socket.writable && error.code !== 'ECONNRESET') {
      const status = statusByCode[error.code ?? ''] ?? 400;
      const body = JSON.stringify({ ok: false, message: `${STATUS_CODES[status]}.` });
      const all = {
        ...headers,
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        'cache-control': 'no-store',
        connection: 'close',
      };
      const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`);
    }
    socket.destroy(error);
  };
}
