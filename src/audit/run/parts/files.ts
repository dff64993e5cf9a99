import type { FileFacts, PageFacts } from '../../facts.ts';
import { orNothing } from '../unseen.ts';
import type { Visit } from '../visit.ts';

const MAX_FILES = 30;

type NamedFile = Pick<FileFacts, 'url' | 'kind' | 'line'>;

/** Describes the files that the page loads. All that were chosen or none: sums must not be short. */
export async function findFiles({ fetcher, page, rules }: Visit): Promise<FileFacts[]> {
  const files = filesOf(page).filter(({ url }) => !rules.refusesUs(new URL(url)));
  const asked = files.slice(0, MAX_FILES).map(async (file): Promise<FileFacts> => {
    const answer = await orNothing(fetcher.head(new URL(file.url)));
    if (answer === undefined) return { ...file, status: 0, headers: {} };
    const { status, headers } = answer;
    const length = headers['content-length'];
    return { ...file, status, headers, bytes: length === undefined ? undefined : Number(length) };
  });
  return await Promise.all(asked);
}

/** The files that a page names, each once; what stops it from being drawn comes first. */
function filesOf({ html }: PageFacts): NamedFile[] {
  const { scripts, linkTags, images } = html;
  const links = (rel: string) => linkTags.filter((link) => link.rel.includes(rel));
  const named = [
    ...links('stylesheet').map(({ href, line }) => ({ at: href, line, kind: 'style' as const })),
    ...scripts.map(({ src, line }) => ({ at: src, line, kind: 'script' as const })),
    ...links('preload')
      .filter(({ href }) => /\.(?:woff2?|ttf|otf)(?:$|\?)/i.test(href))
      .map(({ href, line }) => ({ at: href, line, kind: 'font' as const })),
    ...images.map(({ src, line }) => ({ at: src, line, kind: 'image' as const })),
  ];
  const files = named.flatMap(({ at, ...file }) => {
    const url = at ? URL.parse(at, html.base) : null;
    return url && /^https?:$/.test(url.protocol) ? [{ ...file, url: withoutHash(url) }] : [];
  });
  return [...new Map(files.toReversed().map((file) => [file.url, file])).values()].toReversed();
}

function withoutHash(url: URL): string {
  url.hash = '';
  return url.href;
}
