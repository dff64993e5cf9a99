import type { OtherPage, PageFacts } from './facts.ts';
import { notApplicable, type Outcome, shareRight } from './outcome.ts';

/** Whether the other pages that opened say something else than the page; one that says nothing shares nothing. */
export function judgeShared(
  page: PageFacts,
  pages: readonly OtherPage[],
  own: string,
  said: 'title' | 'description',
): Outcome {
  // Other addresses of the same page are no others.
  const path = (url: string) => url.replace(/[?#].*$/, '').replace(/\/$/, '');
  const others = pages.filter(({ url, status }) => status === 200 && path(url) !== path(page.url));
  if (own === '') return notApplicable;
  return shareRight(
    others,
    (other) => plain(other[said]) === plain(own),
    ({ url }) => ({ url, found: own }),
    ['shared', 'others'],
  );
}

/** Case and white space tell nothing. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
