import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { lookup } from 'mrmime';
import type { Answer } from '../facts.ts';
import { type AnswerWithBody, type Fetcher, FetchProblem } from './fetcher.ts';

/** Fetches a saved site from its files, as if it stood at an address; other sites are not there. */
export class FolderFetcher implements Fetcher {
  readonly offline = true;
  readonly #folder: string;
  readonly #origin: string;

  constructor(folder: string, site: URL) {
    this.#folder = resolve(folder);
    this.#origin = site.origin;
  }

  async get(url: URL, maxBytes: number): Promise<AnswerWithBody> {
    const file = await this.#read(url);
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
      firstByteMs: 0,
      body,
    };
  }

  async head(url: URL): Promise<Answer> {
    const { body: _body, ...answer } = await this.get(url, 0);
    return { ...answer, cut: false };
  }

  isAbout(): void {}

  async certificate(): Promise<never> {
    throw new FetchProblem('unreachable');
  }

  async #read(url: URL): Promise<{ body: Buffer; type: string } | undefined> {
    if (url.origin !== this.#origin) throw new FetchProblem('unreachable');
    const path = join(this.#folder, decodeURIComponent(url.pathname));
    if (!path.startsWith(this.#folder + sep)) return undefined;
    // As servers do with pretty addresses: /Contact is Contact.html, / is index.html.
    for (const file of [path, `${path}.html`, join(path, 'index.html')]) {
      const body = await readFile(file).catch(() => undefined);
      if (body) return { body, type: lookup(file) ?? '' };
    }
    return undefined;
  }
}
