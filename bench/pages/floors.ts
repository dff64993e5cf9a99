import { budgets, type Limits } from '../../tests/site/budgets/budgets.ts';
import { BLANK_PAGE } from '../site-under-test.ts';
import type { Bytes, PageFigures } from './page-figures.ts';

const KB = 1024;

/** What every page must reach beside its budget. Scores from 0 to 100, times in ms. */
export const FLOORS = {
  /** 100 where noise allows it. */
  performance: 99,
  score: 100,
  /** Times of the home page and work of the browser's main thread, as multiples of the blank page's. */
  blankPages: 1.4,
  homeWork: 3.8,
  serviceWork: 3.5,
  cls: 0,
  tbt: 20,
} as const;

const HOME = '/';

/** One line of the summary: a floor, and how the worst page stands to it. */
export interface Verdict {
  readonly floor: string;
  readonly worst: string;
  readonly met: boolean;
}

type Pages = readonly PageFigures[];
type Figure = (page: PageFigures) => number;

/** Holds the pages against the floors. Comparisons with the blank page need home among the pages. */
export function judge(figures: Pages): Verdict[] {
  const blank = figures.find(({ path }) => path === BLANK_PAGE);
  const pages = figures.filter((page) => page !== blank);
  const { home = [], others = [] } = Object.groupBy(pages, ({ path }) =>
    path === HOME ? 'home' : 'others',
  );
  const services = others.filter(({ path }) => path.startsWith('/services/'));
  const score = (name: string, least: number) =>
    verdict(
      `Lighthouse ${name} at least ${least}`,
      pages,
      ({ scores }) => scores[name] ?? 0,
      (value) => least - value,
    );
  const atMost = (name: string, most: number, group: Pages, figure: Figure) =>
    verdict(`${name} at most ${most}`, group, figure, (value) => value - most);
  const besideBlank = (name: string, figure: 'fcp' | 'lcp' | 'work', most: number, group: Pages) =>
    blank
      ? atMost(`${name} to the blank page's`, most, group, (page) => page[figure] / blank[figure])
      : [];
  const weights = (group: Pages, where: string, { promised }: Limits) => [
    ...atMost(
      `script ${where}, KB gzipped`,
      promised.script,
      group,
      (page) => scriptBytes(page) / KB,
    ),
    ...atMost(
      `whole page ${where}, KB gzipped`,
      promised.whole,
      group,
      (page) => allBytes(page.bytes) / KB,
    ),
  ];
  return [
    ...score('performance', FLOORS.performance),
    ...score('accessibility', FLOORS.score),
    ...score('best-practices', FLOORS.score),
    ...score('seo', FLOORS.score),
    ...besideBlank('FCP of home', 'fcp', FLOORS.blankPages, home),
    ...besideBlank('LCP of home', 'lcp', FLOORS.blankPages, home),
    ...besideBlank('main-thread work of home', 'work', FLOORS.homeWork, home),
    ...besideBlank('main-thread work of services', 'work', FLOORS.serviceWork, services),
    ...weights(home, 'on home', budgets.home),
    ...weights(others, 'elsewhere', budgets.elsewhere),
    ...atMost('layout shift (CLS)', FLOORS.cls, pages, ({ cls }) => cls),
    ...atMost('blocking time (TBT), ms', FLOORS.tbt, pages, ({ tbt }) => tbt),
  ];
}

/** Script in files and in the page, gzipped. */
const scriptBytes = ({ bytes }: PageFigures): number => bytes.gzipped.script + bytes.inlineScript;

/** All that was asked for, gzipped. */
export const allBytes = ({ gzipped }: Bytes): number =>
  Object.values(gzipped).reduce((sum, size) => sum + size, 0);

/**
 * None when there are no pages.
 *
 * @param excess by how much a value misses the floor; at most 0 when it meets it
 */
function verdict(
  floor: string,
  pages: Pages,
  figure: Figure,
  excess: (value: number) => number,
): Verdict[] {
  const ranked = pages
    .map((page) => ({ path: page.path, value: figure(page) }))
    .toSorted((one, other) => excess(other.value) - excess(one.value));
  const [worst] = ranked;
  if (!worst) return [];
  const missing = ranked.filter(({ value }) => !(excess(value) <= 0)).length;
  const count = missing > 0 ? `, missed by ${missing} of ${pages.length}` : '';
  const where = `${Number(worst.value.toFixed(3))} on ${worst.path}`;
  return [{ floor, worst: `worst ${where}${count}`, met: missing === 0 }];
}
