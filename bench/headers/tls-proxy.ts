import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { generate } from 'selfsigned';

/** What stands in for a body-less GET of a path that takes posts only. */
export type Posts = ReadonlyMap<string, string>;

/**
 * Ends TLS before the server at `target`, as the proxy of a real site does, while `use` runs with its
 * host (`localhost:port`). Its certificate is made on the spot and trusted by this process alone.
 * A GET of a path in `posts` is sent on as a form with that body: a scanner can only GET.
 */
export async function withTls<Outcome>(
  target: string,
  posts: Posts,
  use: (host: string) => Promise<Outcome>,
): Promise<Outcome> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  setDefaultCACertificates([...getCACertificates(), cert]);
  const proxy = createServer({ key, cert }, async (asked, answer) => {
    const form = asked.method === 'GET' ? posts.get(asked.url ?? '') : undefined;
    const onward = request(`${target}${asked.url}`, {
      method: form === undefined ? asked.method : 'POST',
      headers: form === undefined ? asked.headers : { ...asked.headers, ...formHeaders(form) },
    });
    onward.end(form);
    const [response] = await once(onward, 'response');
    answer.writeHead(response.statusCode, response.headers);
    await pipeline(response, answer);
  });
  proxy.listen(0, 'localhost');
  await once(proxy, 'listening');
  const address = proxy.address();
  try {
    return await use(`localhost:${typeof address === 'object' ? address?.port : ''}`);
  } finally {
    proxy.closeAllConnections();
    proxy.close();
  }
}

function formHeaders(body: string) {
  return {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(Buffer.byteLength(body)),
  };
}
