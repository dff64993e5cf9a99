import { createHash } from 'node:crypto';
import type { FileFacts, PageFacts } from '../../facts.ts';
import { declaredBytes, isOwn, webAddress } from '../../reading/addresses.ts';
import { once } from '../../reading/limits.ts';
import { readStructuredData } from '../../reading/structured-data.ts';
import { allowed, orNothing } from '../unseen.ts';
import type { Visit } from '../visit.ts';

const MAX_FILES = 22;
/** What is wrong with a larger one is its size. */
const MAX_STYLE_BYTES = 600_000;

type NamedFile = Pick<FileFacts, 'url' | 'kind' | 'line'>;

/** Describes the files that the page loads. All that were chosen or none: sums must not be short. */
export async function findFiles({ fetcher, page, rules }: Visit): Promise<FileFacts[]> {
  // A saved site has its own files alone.
  const isThere = (url: URL) => !fetcher.offline || url.origin === rules.origin;
  const files = filesOf(page).filter(({ url }) => {
    const address = new URL(url);
    return isThere(address) && !rules.refusesUs(address);
  });
  const asked = files.slice(0, MAX_FILES).map(async (file): Promise<FileFacts> => {
    // What other sites don't let us ask for is as unknown as what does not answer.
    const url = new URL(file.url);
    const isRead = file.kind === 'style' && isOwn(page, file.url);
    const asking = isRead ? fetcher.get(url, MAX_STYLE_BYTES) : fetcher.head(url);
    const [answer] = await allowed([orNothing(asking)]);
    if (answer === undefined) return { ...file, status: 0, headers: {} };
    const { status, headers, cut } = answer;
    const body = isRead && status === 200 ? answer.body : undefined;
    const isTampered = body && !cut && !matches(body, integrityOf(page, file.url));
    const bytes = declaredBytes(headers);
    return { ...file, status, headers, bytes, css: body?.toString(), isTampered };
  });
  return await Promise.all(asked);
}

/** The sums that a page names for one of its files. */
const integrityOf = ({ html }: PageFacts, url: string) =>
  html.linkTags.find(({ href }) => webAddress(href, html.base)?.href === url)?.integrity ?? '';

/** Whether one of those is its sum; all is right where none is named. */
function matches(body: Buffer, integrity: string): boolean {
  const sums = [...integrity.matchAll(/\b(sha(?:256|384|512))-([\w+/]+=*)/g)];
  const is = ([, kind = '', sum]: RegExpExecArray) =>
    createHash(kind).update(body).digest('base64') === sum;
  return sums.length === 0 || sums.some(is);
}

/** The files that a page names, each once; what stops it from being drawn comes first. */
function filesOf({ html, url: pageUrl }: PageFacts): NamedFile[] {
  const links = (rel: string) => html.linkTags.filter((link) => link.rel.includes(rel));
  const fonts = links('preload').filter(({ href }) => /\.(?:woff2?|ttf|otf)(?:$|\?)/i.test(href));
  const icons = links('icon');
  // Where browsers look when none is named.
  const usualIcon = { href: new URL('/favicon.ico', pageUrl).href, line: undefined };
  const of = (kind: FileFacts['kind'], named: readonly Named[]) =>
    named.map(({ href, src, line }) => ({ kind, line, at: href ?? src ?? '' }));
  const ofMark = (wanted: string) =>
    html.marks.flatMap(({ kind, found, line }) => (kind === wanted ? [{ src: found, line }] : []));
  // Google shows them; no visitor loads them.
  const picturesInData = readStructuredData(html.jsonLd).items.flatMap(({ fields, line }) =>
    [fields.logo, fields.image]
      .flat()
      .flatMap((src) =>
        typeof src === 'string' && isOwn({ url: pageUrl }, src) ? [{ src, line }] : [],
      ),
  );
  const all = [
    ...of('style', links('stylesheet')),
    ...of('script', html.scripts),
    ...of('font', fonts),
    ...of('icon', icons.length > 0 ? icons : [usualIcon]),
    ...of('film', ofMark('plays')),
    ...of('image', html.images),
    ...of('image', ofMark('behind')),
    ...of('data', picturesInData),
  ];
  const files = all.flatMap(({ at, ...file }) => {
    const url = webAddress(at, html.base);
    return url ? [{ ...file, url: url.href.replace(/#.*/, '') }] : [];
  });
  return once(files, ({ url }) => url);
}

/** A tag that names a file, by one of two attributes. */
type Named = Partial<Record<'href' | 'src', string | undefined>> & Pick<NamedFile, 'line'>;
