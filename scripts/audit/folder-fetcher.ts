import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import querystring from 'node:querystring';
import { lookup } from 'mrmime';
import { type Fetcher, FetchProblem } from '../../src/audit/fetching/fetcher.ts';

/** Fetches a saved site from its files, as if it stood at an address; other sites are not there. */
export function folderFetcher(folder: string, site: URL): Fetcher {
  const root = resolve(folder);
  async function read(url: URL): Promise<{ body: Buffer; type: string } | undefined> {
    if (url.origin !== site.origin) throw new FetchProblem('unreachable');
    const path = join(root, querystring.unescape(url.pathname));
    if (!path.startsWith(root + sep)) return undefined;
    // As servers do with pretty addresses: /Contact is Contact.html, / is index.html.
    for (const file of [path, `${path}.html`, join(path, 'index.html')]) {
      const body = await readFile(file).catch(() => undefined);
      if (body) return { body, type: lookup(file) ?? '' };
    }
    return undefined;
  }
  const get: Fetcher['get'] = async (url, maxBytes) => {
    const file = await read(url);
    const all = file?.body ?? Buffer.alloc(0);
    const body = all.subarray(0, maxBytes);
    return {
      url: url.href,
      status: file ? 200 : 404,
      headers: { 'content-type': file?.type ?? '', 'content-length': String(all.length) },
      hops: [],
      sentBytes: body.length,
      bytes: body.length,
      cut: body.length < all.length,
      certificate: { host: url.hostname },
      firstByteMs: 0,
      body,
    };
  };
  return {
    offline: true,
    isAbout: () => {},
    get,
    head: (url) => get(url, 0),
  };
}
