import { describe, expect, it } from 'vitest';
import { builtSite, Page } from '../../helpers/built-site.ts';
import { BEYOND, BUTTONS, DEMANDS, ITEM_SELECTORS } from './specified.ts';

it('all button labels of the specification are in use', () => {
  const used = DEMANDS.flatMap(({ route }) => new Page(builtSite(), route).texts('main .button'));
  expect(BUTTONS.filter((label) => !used.includes(label))).toEqual([]);
});

describe.each([...DEMANDS, ...BEYOND])('$route', ({ route, counts = {}, has = [], words = [] }) => {
  const page = new Page(builtSite(), route);
  const count = (section: keyof typeof ITEM_SELECTORS) => page.all(ITEM_SELECTORS[section]).length;

  it('says what it costs: the nearest package and its price, what costs more and less, when the quote comes', () => {
    const [price = ''] = page.texts('#price');
    expect(price).toMatch(
      /Package, ₹[\d,]+ .*Costs more: .*Costs less: .*written quote .* within/s,
    );
  });

  it('holds what the specification says, in its exact number', () => {
    const found = Object.keys(counts).map((section) => [
      section,
      count(section as keyof typeof ITEM_SELECTORS),
    ]);
    expect(Object.fromEntries(found)).toEqual(counts);
    expect(has.filter((section) => count(section) === 0)).toEqual([]);
    const [text = ''] = page.texts('main');
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
  });

  it('has the common layout', () => {
    const steps = count('process');
    expect(count('whatIs')).toBeGreaterThan(2);
    expect(page.all('#what-is :is(svg, img)').length).toBeGreaterThan(0);
    expect(count('offer')).toBeGreaterThan(3);
    expect([5, 6]).toContain(steps);
    expect(page.all('#reasons a.button')).toHaveLength(1);
    for (const part of ['h2', 'p', 'a.button', 'img']) {
      expect(page.all(`.closing-banner ${part}`).length, part).toBeGreaterThan(0);
    }
    expect(page.all('details[name="faq"]').length).toBeGreaterThan(2);
    expect(page.all('details[name="faq"]').length).toBeLessThan(6);
    const cards = page.all('.hero-cards li').length;
    const label = page.all('.service-hero .service-hero__label').length;
    expect([cards, label, count('circles')]).toEqual(
      cards ? [6, 0, 0] : label ? [0, 1, 0] : [0, 0, 3],
    );
  });

  it('counts the success stories for 2 s from 30 % on', () => {
    const [block] = page.all('#success-stories');
    expect(block?.attributes['data-counters']).toBe('0.3');
    const ends = page.all('#success-stories [data-count-to]');
    expect(ends.map(({ attributes }) => attributes['data-count-to'])).toEqual(['100', '10', '4']);
    expect(ends.map(({ attributes }) => attributes['data-count-ms'])).toEqual(
      Array(3).fill('2000'),
    );
    expect(page.texts('#success-stories dd')).toEqual(['100%', '10X', '4X', 'Pan-India']);
    expect(page.all('#success-stories [data-tilt-card]')).toHaveLength(4);
  });

  it('leads to /Contact by the buttons of the specification', () => {
    const buttons = page.all('main a.button');
    expect(buttons.length).toBeGreaterThan(2);
    const targets = new Set(buttons.map(({ attributes }) => attributes.href));
    expect(['/Contact', `/Contact?service=${route.slice('/services/'.length)}#proposal`]).toEqual(
      expect.arrayContaining([...targets]),
    );
    expect(page.texts('main a.button').filter((label) => !BUTTONS.includes(label))).toEqual([]);
  });
});
