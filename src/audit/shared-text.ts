import type { PageFacts } from './facts.ts';
import { othersOf } from './other-pages.ts';
import { notApplicable, type Outcome, shareRight } from './outcome.ts';

/** Whether other pages say something else than the page; one that says nothing shares nothing. */
export function judgeShared(
  page: PageFacts,
  pages: readonly PageFacts[],
  said: (html: PageFacts['html']) => string,
): Outcome {
  const own = said(page.html);
  if (own === '') return notApplicable;
  return shareRight(
    othersOf(page, pages),
    ({ html }) => plain(said(html)) === plain(own),
    ({ url }) => ({ url, found: own }),
    ['shared', 'others'],
  );
}

/** Case and white space tell nothing. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
