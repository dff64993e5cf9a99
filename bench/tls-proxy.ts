import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { pipeline } from 'node:stream/promises';
import { getCACertificates, setDefaultCACertificates, type TLSSocket } from 'node:tls';
import { generate } from 'selfsigned';

/** Headers of one connection of HTTP/1.1; HTTP/2 refuses them. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/**
 * Ends TLS before the server at `target` and speaks HTTP/2 with whoever can, as the proxy of a real
 * site does, while `use` runs with its host (`localhost:port`). Its certificate is made on the spot
 * and trusted by this process alone. A GET of a path in `posts` is sent on as a form with that body:
 * a scanner can only GET.
 */
export async function withTls<Outcome>(
  target: string,
  use: (host: string) => Promise<Outcome>,
  posts: ReadonlyMap<string, string> = new Map(),
): Promise<Outcome> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  setDefaultCACertificates([...getCACertificates(), cert]);
  const agent = new Agent({ keepAlive: true });
  const proxy = createSecureServer({ key, cert, allowHTTP1: true }, async (asked, answer) => {
    const form = asked.method === 'GET' ? posts.get(asked.url) : undefined;
    const headers = onwardHeaders(asked.headers);
    const onward = request(`${target}${asked.url}`, {
      agent,
      method: form === undefined ? asked.method : 'POST',
      headers: form === undefined ? headers : { ...headers, ...formHeaders(form) },
    });
    onward.end(form);
    const [response] = await once(onward, 'response');
    answer.writeHead(response.statusCode, endToEnd(response.headers));
    // A browser may turn away from what it no longer wants.
    await pipeline(response, answer).catch(() => response.destroy());
  });
  const connections = new Set<TLSSocket>();
  proxy.on('secureConnection', (socket) => connections.add(socket));
  proxy.listen(0, 'localhost');
  await once(proxy, 'listening');
  const address = proxy.address();
  try {
    return await use(`localhost:${typeof address === 'object' ? address?.port : ''}`);
  } finally {
    for (const socket of connections) socket.destroy();
    proxy.close();
    agent.destroy();
  }
}

/** HTTP/2 names the host in a pseudo-header, and others of its kind are no headers. */
function onwardHeaders(asked: IncomingHttpHeaders): IncomingHttpHeaders {
  const plain = Object.entries(asked).filter(([name]) => !name.startsWith(':'));
  return { ...Object.fromEntries(plain), host: asked.host ?? String(asked[':authority']) };
}

const endToEnd = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));

const formHeaders = (body: string) => ({
  'content-type': 'application/x-www-form-urlencoded',
  'content-length': String(Buffer.byteLength(body)),
});
