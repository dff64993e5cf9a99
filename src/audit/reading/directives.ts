import type { PageFacts } from '../facts.ts';
import type { Evidence } from '../said.ts';
import { noindexScript } from './metadata.ts';

/** Directives that have a colon of their own; before any other colon stands a robot's name. */
const WITH_VALUE =
  /^(unavailable_after|max-snippet|max-image-preview|max-video-preview|indexifembedded)$/;

/** What keeps Google from showing a page: a robots tag, header or script; undefined for nothing. */
export function noindexOf(page: PageFacts): Evidence | undefined {
  const said = directiveOf(page, (directive) => {
    const ends = /^unavailable_after\s*:\s*(.*)/i.exec(directive)?.[1] ?? '';
    // A zone that JavaScript doesn't know, as IST, is hours at most.
    const end = Date.parse(ends) || Date.parse(ends.replace(/ ?[a-z]{1,5}$/i, ''));
    const isOver = end < Date.parse(page.headers.date ?? '');
    return isOver || /^(?:noindex|none)$/i.test(directive);
  });
  const script = noindexScript(page);
  return said ?? (script && { url: page.url, line: script.line, found: script.code });
}

/** What keeps Google from showing any words of a page. */
export const nosnippetOf = (page: PageFacts) =>
  directiveOf(page, (directive) => /^(?:nosnippet|max-snippet\s*:\s*0)$/i.test(directive));

/** What keeps Google from following the links of a page. */
export const nofollowOf = (page: PageFacts) =>
  directiveOf(page, (directive) => /^nofollow$/i.test(directive));

/** Where a page or its server tells Google a directive. */
function directiveOf(
  page: PageFacts,
  isSaid: (directive: string) => boolean,
): Evidence | undefined {
  const isWanted = (directive: string) => isSaid(directive.trim());
  const tag = page.html.metas.find(
    ({ name, content }) =>
      (name === 'robots' || name === 'googlebot') && content.split(',').some(isWanted),
  );
  if (tag) return { url: page.url, line: tag.line, found: `${tag.name}: ${tag.content}` };
  const header = page.headers['x-robots-tag'] ?? '';
  const found = `X-Robots-Tag: ${header}`;
  return toldToGoogle(header).some(isWanted) ? { url: page.url, found } : undefined;
}

function toldToGoogle(header: string): string[] {
  let robot = 'all';
  return header.split(',').flatMap((piece) => {
    const [, name = '', rest] = /^\s*([\w.-]+)\s*:(.*)$/.exec(piece) ?? [];
    const isName = rest !== undefined && !WITH_VALUE.test(name.toLowerCase());
    if (isName) robot = name.toLowerCase();
    return robot === 'all' || robot === 'googlebot' ? [isName ? rest : piece] : [];
  });
}
