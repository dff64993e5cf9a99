import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

const MB = 1024 * 1024;
const html = { 'content-type': 'text/html' };
const bomb = gzipSync(Buffer.alloc(50 * MB, '<p>'));
const page = `<title>Sweets</title>${'<p><a href="/more">More</a><img src="/cake.jpg"></p>'.repeat(500)}`;

const nested = (tag: string) => tag.repeat((2 * MB) / tag.length);

/** What wears a reader down; the last one is an honest page. */
const hostile: readonly RequestListener[] = [
  (_request, response) => response.writeHead(200, html).end(nested('<b><p>')),
  (_request, response) => response.writeHead(200, html).end(nested('<table>')),
  (_request, response) => response.writeHead(200, html).end(nested('<a href="/x">x</a>')),
  (_request, response) =>
    response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(bomb),
  (_request, response) => response.writeHead(301, { location: '/again' }).end(),
  (_request, response) => {
    response.writeHead(200, html);
    const dripping = setInterval(() => response.write('<'), 50);
    response.on('close', () => clearInterval(dripping));
  },
  (_request, response) => {
    response.socket?.write(`HTTP/1.1 200 OK\r\nx: ${'a'.repeat(10 * MB)}\r\n\r\n`);
  },
  (_request, response) =>
    response.writeHead(200, { ...html, 'content-length': 10 * MB }).write(page),
  (_request, response) => response.writeHead(200, html).end(page),
];

/** Pages on loopback that are made to hurt whoever reads them; the number in a name chooses one. */
export async function startHostilePages(): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const number = Number(/\d+/.exec(request.headers.host ?? '')?.[0] ?? 0);
    hostile[number % hostile.length]?.(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    stop: async () => {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}
