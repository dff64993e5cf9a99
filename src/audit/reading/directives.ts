import type { PageFacts } from '../facts.ts';
import type { Evidence } from '../outcome.ts';

/** Directives that have a colon of their own; before any other colon stands a robot's name. */
const WITH_VALUE =
  /^(unavailable_after|max-snippet|max-image-preview|max-video-preview|indexifembedded)$/;

/** What keeps Google from showing a page: a robots tag or header; undefined for nothing. */
export const noindexOf = (page: PageFacts) => directiveOf(page, /^(?:noindex|none)$/i);

/** What keeps Google from following the links of a page. */
export const nofollowOf = (page: PageFacts) => directiveOf(page, /^nofollow$/i);

/** Where a page or its server tells Google a directive. */
function directiveOf(page: PageFacts, wanted: RegExp): Evidence | undefined {
  const isWanted = (directive: string) => wanted.test(directive.trim());
  const tag = page.html.metas.find(
    ({ name, content }) =>
      (name === 'robots' || name === 'googlebot') && content.split(',').some(isWanted),
  );
  if (tag) return { url: page.url, line: tag.line, found: `${tag.name}: ${tag.content}` };
  const header = page.headers['x-robots-tag'];
  return header !== undefined && headerSays(header, isWanted)
    ? { url: page.url, found: `X-Robots-Tag: ${header}` }
    : undefined;
}

function headerSays(header: string, isWanted: (directive: string) => boolean): boolean {
  let robot = 'all';
  return header.split(',').some((piece) => {
    const [, name = '', rest] = /^\s*([\w-]+)\s*:(.*)$/.exec(piece) ?? [];
    const isName = rest !== undefined && !WITH_VALUE.test(name.toLowerCase());
    if (isName) robot = name.toLowerCase();
    return (robot === 'all' || robot === 'googlebot') && isWanted(isName ? rest : piece);
  });
}
