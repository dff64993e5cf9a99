import { expect, test } from 'vitest';
import { judge } from '../../bench/pages/floors.ts';
import type { PageFigures } from '../../bench/pages/page-figures.ts';

const KB = 1024;

function page(path: string, changes: Partial<PageFigures> = {}): PageFigures {
  return {
    path,
    scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
    shortfalls: [],
    fcp: 900,
    lcp: 900,
    tbt: 0,
    work: 900,
    cls: 0,
    bytes: {
      gzipped: { HTML: 20 * KB, CSS: 7 * KB, script: 3 * KB, font: 29 * KB, image: 0, other: 0 },
      inlineScript: 2 * KB,
      received: 60 * KB,
    },
    requests: 8,
    elements: 700,
    ...changes,
  };
}

const missed = (pages: PageFigures[]) =>
  judge(pages)
    .filter(({ met }) => !met)
    .map(({ floor, worst }) => `${floor}: ${worst}`);

test('pages within every floor miss none, whatever the blank page weighs', () => {
  expect(
    missed([page('/blank', { fcp: 700, lcp: 700, tbt: 90 }), page('/'), page('/Contact')]),
  ).toEqual([]);
});

test('a floor that pages miss names the worst of them and how many there are', () => {
  const pages = [page('/'), page('/Contact', { tbt: 21 }), page('/profile/career', { tbt: 300 })];
  expect(missed(pages)).toEqual([
    'blocking time (TBT), ms at most 20: worst 300 on /profile/career, missed by 2 of 3',
  ]);
});

test('home is held against the blank page of the same run', () => {
  expect(missed([page('/blank', { fcp: 700, lcp: 500 }), page('/')])).toEqual([
    "LCP of home to the blank page's at most 1.4: worst 1.8 on /, missed by 1 of 1",
  ]);
});

test('services may ask less work of the main thread than home', () => {
  const pages = [page('/'), page('/services/ai-seo-services'), page('/Contact')];
  expect(missed([page('/blank', { fcp: 900, lcp: 900, work: 250 }), ...pages])).toEqual([
    "main-thread work of services to the blank page's at most 3.5: worst 3.6 on /services/ai-seo-services, missed by 1 of 1",
  ]);
});

test('script within the page counts as script, and home may weigh more than other pages', () => {
  const heavy = { ...page('/').bytes, inlineScript: 8 * KB };
  expect(missed([page('/', { bytes: heavy }), page('/Contact', { bytes: heavy })])).toEqual([
    'script elsewhere, KB gzipped at most 10: worst 11 on /Contact, missed by 1 of 1',
  ]);
});

test('a figure that Lighthouse did not give is a miss', () => {
  expect(missed([page('/Contact', { cls: Number.NaN })])).toHaveLength(1);
});
