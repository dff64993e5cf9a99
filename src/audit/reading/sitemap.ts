import { gunzipSync } from 'node:zlib';
import { SaxesParser } from 'saxes';
import type { PageFacts, SitemapFacts } from '../facts.ts';
import { isOwn } from './addresses.ts';
import { limits, oneLine, spread } from './limits.ts';
import { isAddressOf } from './metadata.ts';
import { strangeTo } from './spam.ts';

type Read = Omit<SitemapFacts, 'named' | 'status'>;

/** Root elements of what Google takes as a sitemap, and the element around each address in it. */
const roots: Readonly<Partial<Record<string, string>>> = {
  urlset: 'url',
  sitemapindex: 'sitemap',
  rss: 'item',
  feed: 'entry',
};

/** What stands in a sitemap: XML, a feed or a plain list, packed or not. `cut`: its end is missing. */
export function readSitemap(body: Buffer, url: string, page: PageFacts, cut = false): Read {
  const found = { entries: 0, foreignCount: 0, foreign: [] as string[] };
  const own: string[] = [];
  let isIndex = false;
  let names = false;
  const { host } = new URL(page.url);
  let half: string | undefined;
  const add = (written: string, inIndex = false) => {
    if (!/^\s*https?:/i.test(written)) half ??= oneLine(written);
    const address = URL.parse(written.trim(), url);
    found.entries += 1;
    names ||= address !== null && isAddressOf(page, address.href);
    // The lists of an index may stand with another host of the site.
    // Written before the site had https: robots are sent on from each of them.
    const isOld = page.url.startsWith('https:') && address?.protocol === 'http:';
    const isSame = inIndex ? isOwn(page, address?.href ?? '') : address?.host === host && !isOld;
    if (isSame && own.length < limits.listed) own.push(address?.href ?? '');
    if (isSame) return;
    found.foreignCount += 1;
    if (found.foreign.length < limits.examples) found.foreign.push(oneLine(written));
  };
  let error: string | undefined;
  try {
    const text = new TextDecoder().decode(unpacked(body));
    if (/^\s*<(!doctype\s+)?html/i.test(text)) throw new Error('It is a web page.');
    if (/^\s*https?:/.test(text)) for (const each of text.trim().split(/\s+/)) add(each);
    else isIndex = readXml(text, add, cut) === 'sitemapindex';
    // Robots don't know from where half an address starts.
    if (half !== undefined) error = `"${half}"`;
  } catch (problem) {
    error = oneLine(problem instanceof Error ? problem.message : String(problem));
  }
  const sample = spread([...new Set(own)], limits.sample);
  const spam = own.filter(strangeTo(page).isAddress);
  const namesPage = isIndex || cut || error ? undefined : names;
  return { url, ...found, isIndex, sample, spam: spam.slice(0, limits.examples), error, namesPage };
}

function unpacked(body: Buffer): Buffer {
  const isGzip = body[0] === 0x1f && body[1] === 0x8b;
  return isGzip ? gunzipSync(body, { maxOutputLength: limits.sitemapBytes }) : body;
}

/** Calls `add` for each address and gives the root's name. Saxes knows no entities but XML's own five. */
function readXml(
  text: string,
  add: (address: string, inIndex: boolean) => void,
  cut: boolean,
): string {
  const parser = new SaxesParser();
  const open: string[] = [];
  let root = '';
  let address = '';
  parser.on('opentag', ({ name, attributes }) => {
    const local = localName(name);
    if (open.length === 0) {
      root = local;
      if (roots[root] === undefined)
        throw new Error(`It begins with <${name}>, not with <urlset>.`);
    }
    open.push(local);
    address = local === 'link' ? (attributes.href ?? '') : '';
  });
  const gather = (piece: string) => {
    address += piece;
  };
  parser.on('text', gather);
  parser.on('cdata', gather);
  parser.on('closetag', () => {
    const name = open.pop();
    if ((name === 'loc' || name === 'link') && open.at(-1) === roots[root])
      add(address, root === 'sitemapindex');
  });
  parser.write(text);
  if (!cut) parser.close();
  return root;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();
