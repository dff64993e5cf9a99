import type { PageFacts } from '../facts.ts';
import type { Evidence } from '../outcome.ts';

/** Directives that have a colon of their own; before any other colon stands a robot's name. */
const WITH_VALUE =
  /^(unavailable_after|max-snippet|max-image-preview|max-video-preview|indexifembedded)$/;

/** What keeps Google from showing a page: a robots tag or header; undefined for nothing. */
export const noindexOf = (page: PageFacts) => directiveOf(page, /^(?:noindex|none)$/i);

/** What keeps Google from following the links of a page. */
export const nofollowOf = (page: PageFacts) => directiveOf(page, /^nofollow$/i);

/** What keeps Google from showing any words of a page. */
export const nosnippetOf = (page: PageFacts) =>
  directiveOf(page, /^(?:nosnippet|max-snippet\s*:\s*0)$/i);

function directiveOf(page: PageFacts, pattern: RegExp): Evidence | undefined {
  const isIt = (directive: string) => pattern.test(directive.trim());
  const tag = page.html.metas.find(
    ({ name, content }) =>
      (name === 'robots' || name === 'googlebot') && content.split(',').some(isIt),
  );
  if (tag) return { url: page.url, line: tag.line, found: `${tag.name}: ${tag.content}` };
  const header = page.headers['x-robots-tag'];
  return header !== undefined && headerSays(header, isIt)
    ? { url: page.url, found: `X-Robots-Tag: ${header}` }
    : undefined;
}

function headerSays(header: string, isIt: (directive: string) => boolean): boolean {
  let robot = 'all';
  return header.split(',').some((piece) => {
    const [, name = '', rest] = /^\s*([\w-]+)\s*:(.*)$/.exec(piece) ?? [];
    const isName = rest !== undefined && !WITH_VALUE.test(name.toLowerCase());
    if (isName) robot = name.toLowerCase();
    return (robot === 'all' || robot === 'googlebot') && isIt(isName ? rest : piece);
  });
}
