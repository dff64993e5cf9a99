import type { Interface } from '../../../catalog/schemas/interface.ts';
import { lastChange } from '../last-change.ts';
import type { SitePage } from '../page.ts';
import { blocks, heading } from './write.ts';

/** The name of a page's Markdown version, without ending. */
export const markdownName = (path: string): string => (path === '/' ? 'index' : path.slice(1));

/** Where a page's Markdown version is served. */
export const markdownPath = (path: string): string => `/${markdownName(path)}.md`;

/**
 * A page as Markdown: title, where it stands, its content. Links begin at the site's root.
 *
 * @param words before the facts
 * @param sampleNotice what the foot of each page says while the site is a sample
 */
export function markdownPage(
  page: SitePage,
  site: URL | undefined,
  words: Interface['markdown'],
  sampleNotice: string | false,
): string {
  const changed = lastChange(page);
  const facts = [
    `${words.page}: ${new URL(page.path, site).href}`,
    changed && `${words.changed}: ${changed.slice(0, 10)}`,
    sampleNotice,
  ];
  return `${blocks(
    heading(1, page.heading ?? page.card.heading),
    `> ${page.meta.description}`,
    facts.filter(Boolean).join('  \n'),
    page.markdown(),
  )}\n`;
}
