import { createServer, type RequestListener } from 'node:http';
import { constants, setPriority } from 'node:os';
import { gzipSync } from 'node:zlib';

const MB = 1024 * 1024;
const html = { 'content-type': 'text/html' };
const honest = `<title>Sweets</title>${'<p><a href="/more">More</a><img src="/cake.jpg"></p>'.repeat(500)}`;
const bomb = gzipSync(Buffer.alloc(50 * MB, '<p>'));
const longHeaders = Buffer.from(`HTTP/1.1 200 OK\r\nx: ${'a'.repeat(10 * MB)}\r\n\r\n`);

const page =
  (body: string | Buffer, headers = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { ...html, ...headers }).end(body);
const nested = (tag: string) => page(Buffer.from(tag.repeat((2 * MB) / tag.length)));

/** What wears a reader down; the last one is an honest page. */
const hostile: readonly RequestListener[] = [
  nested('<b><p>'),
  nested('<table>'),
  nested('<a href="/x">x</a>'),
  page(bomb, { 'content-encoding': 'gzip' }),
  (_request, response) => response.writeHead(301, { location: '/again' }).end(),
  (_request, response) => {
    response.writeHead(200, html);
    const dripping = setInterval(() => response.write('<'), 50);
    response.on('close', () => clearInterval(dripping));
  },
  (_request, response) => response.socket?.write(longHeaders),
  (_request, response) => {
    response.writeHead(200, { ...html, 'content-length': 10 * MB }).write(honest);
  },
  page(honest),
];

// A program of its own that gives way to all others: in truth these pages are on other machines, and
// what making them costs, no lead waits for.
setPriority(constants.priority.PRIORITY_LOW);
// The number in a name chooses a page.
const server = createServer((request, response) => {
  const number = Number(/\d+/.exec(request.headers.host ?? '')?.[0] ?? 0);
  hostile[number % hostile.length]?.(request, response);
});
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify(server.address())));
