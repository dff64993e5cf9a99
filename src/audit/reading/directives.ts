import type { PageFacts } from '../facts.ts';
import type { Evidence } from '../outcome.ts';

/** Directives that have a colon of their own; before any other colon stands a robot's name. */
const WITH_VALUE =
  /^(unavailable_after|max-snippet|max-image-preview|max-video-preview|indexifembedded)$/;

/** What keeps Google from showing a page: a robots tag or header; undefined for nothing. */
export function noindexOf(page: PageFacts): Evidence | undefined {
  const tag = page.html.metas.find(
    ({ name, content }) =>
      (name === 'robots' || name === 'googlebot') && content.split(',').some(isNoindex),
  );
  if (tag) return { url: page.url, line: tag.line, found: `${tag.name}: ${tag.content}` };
  const header = page.headers['x-robots-tag'];
  return header !== undefined && headerForbids(header)
    ? { url: page.url, found: `X-Robots-Tag: ${header}` }
    : undefined;
}

function headerForbids(header: string): boolean {
  let robot = 'all';
  return header.split(',').some((piece) => {
    const [, name = '', rest] = /^\s*([\w-]+)\s*:(.*)$/.exec(piece) ?? [];
    const isName = rest !== undefined && !WITH_VALUE.test(name.toLowerCase());
    if (isName) robot = name.toLowerCase();
    return (robot === 'all' || robot === 'googlebot') && isNoindex(isName ? rest : piece);
  });
}

const isNoindex = (directive: string) => /^\s*(noindex|none)\s*$/i.test(directive);
