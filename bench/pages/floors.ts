import { budgets, type Limits } from '../../tests/budgets/budgets.ts';
import { BLANK_PAGE } from '../site-under-test.ts';
import type { PageFigures } from './page-figures.ts';

const KB = 1024;

/** What every page must reach beside its budget. Scores from 0 to 100, times in ms. */
export const FLOORS = {
  /** 100 where noise allows it. */
  performance: 99,
  score: 100,
  /** Times of the home page, as multiples of the blank page's. */
  blankPages: 1.5,
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

/** Holds the pages against the floors. Comparisons with the blank page need home among the pages. */
export function judge(figures: readonly PageFigures[]): Verdict[] {
  const blank = figures.find(({ path }) => path === BLANK_PAGE);
  const pages = figures.filter((page) => page !== blank);
  const home = pages.find(({ path }) => path === HOME);
  const others = pages.filter((page) => page !== home);
  const score = (name: string, least: number) =>
    atLeast(`Lighthouse ${name}`, least, pages, ({ scores }) => scores[name] ?? 0);
  const weights = (group: readonly PageFigures[], name: string, { promised: most }: Limits) =>
    group.length === 0
      ? []
      : [
          atMost(
            `script ${name}, KB gzipped`,
            most.script,
            group,
            (page) => scriptBytes(page) / KB,
          ),
          atMost(
            `whole page ${name}, KB gzipped`,
            most.whole,
            group,
            (page) => allBytes(page) / KB,
          ),
        ];
  const besideBlank = (name: string, time: 'fcp' | 'lcp') =>
    blank && home
      ? [
          atMost(
            `${name} of home to the blank page's`,
            FLOORS.blankPages,
            [home],
            (page) => page[time] / blank[time],
          ),
        ]
      : [];
  return [
    score('performance', FLOORS.performance),
    score('accessibility', FLOORS.score),
    score('best-practices', FLOORS.score),
    score('seo', FLOORS.score),
    ...besideBlank('FCP', 'fcp'),
    ...besideBlank('LCP', 'lcp'),
    ...weights(home ? [home] : [], 'on home', budgets.home),
    ...weights(others, 'elsewhere', budgets.elsewhere),
    atMost('layout shift (CLS)', FLOORS.cls, pages, ({ cls }) => cls),
    atMost('blocking time (TBT), ms', FLOORS.tbt, pages, ({ tbt }) => tbt),
  ];
}

/** Script in files and in the page, gzipped. */
export const scriptBytes = ({ bytes }: PageFigures): number =>
  bytes.gzipped.script + bytes.inlineScript;

/** All that was asked for, gzipped. */
export const allBytes = ({ bytes }: PageFigures): number =>
  Object.values(bytes.gzipped).reduce((sum, size) => sum + size, 0);

type Figure = (page: PageFigures) => number;

function atLeast(name: string, least: number, pages: readonly PageFigures[], figure: Figure) {
  return verdict(`${name} at least ${least}`, pages, figure, (value) => least - value);
}

function atMost(name: string, most: number, pages: readonly PageFigures[], figure: Figure) {
  return verdict(`${name} at most ${most}`, pages, figure, (value) => value - most);
}

/** @param excess by how much a value misses the floor; at most 0 when it meets it */
function verdict(
  floor: string,
  pages: readonly PageFigures[],
  figure: Figure,
  excess: (value: number) => number,
): Verdict {
  const ranked = pages
    .map((page) => ({ path: page.path, value: figure(page) }))
    .toSorted((one, other) => excess(other.value) - excess(one.value));
  const missing = ranked.filter(({ value }) => !(excess(value) <= 0)).length;
  const [worst] = ranked;
  const where = worst ? `${Number(worst.value.toFixed(3))} on ${worst.path}` : 'no page';
  const count = missing > 0 ? `, missed by ${missing} of ${pages.length}` : '';
  return { floor, worst: `worst ${where}${count}`, met: missing === 0 };
}
