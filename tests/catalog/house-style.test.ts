import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { formatPrice } from '../../src/catalog/words/price.ts';

interface Text {
  where: string;
  text: string;
}

/** Every text below a value, with the path to it. Addresses of pages and names of files are no prose. */
function texts(where: string, value: unknown): Text[] {
  if (typeof value === 'string')
    return /^(\/|https:)|^[a-z\d]+(-[a-z\d]+)+$/.test(value) ? [] : [{ where, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => texts(`${where} ${key}`, item));
}

const files = globSync('content/**/*.yaml').sort();
const all = files.flatMap((file) => texts(file, parse(readFileSync(file, 'utf8'))));

function breaking(rule: RegExp, among = all): string[] {
  return among.filter(({ text }) => rule.test(text)).map(({ where, text }) => `${where}: ${text}`);
}

describe('the copy keeps the house style', () => {
  it('reads all files', () => {
    expect(files.length).toBeGreaterThan(40);
    expect(all.length).toBeGreaterThan(500);
  });

  it('has no worn phrases', () => {
    const worn =
      /\b(unlock|elevat|seamless|leverag|synerg|cutting[- ]edge|state[- ]of[- ]the[- ]art|world[- ]class|one[- ]stop|game[- ]chang|take .* to the next level|digital (world|age|landscape)|empower|holistic|tailor-made|bespoke|robust|delve)/i;
    expect(breaking(worn)).toEqual([]);
  });

  it('shouts only where the specification does', () => {
    const specified = [
      'free SEO audit!',
      'Start Generating Leads in Just 7 Days!',
      'Book Your Free Consultation Now!',
    ];
    const free = all.filter(({ text }) => !specified.includes(text));
    expect(breaking(/!/, free)).toEqual([]);
  });

  it('has no dash in place of a full stop', () => {
    expect(breaking(/—| -+ | – /)).toEqual([]);
  });

  it('is spelt the British way', () => {
    const american =
      /\b(\w{3,}iz(e[sd]?|ing|ation)|colors?|center|jewelry|catalogs?|favorite|program)\b/i;
    expect(breaking(american)).toEqual([]);
  });

  it('uses typographic quotes', () => {
    // Code to be copied keeps its own.
    const prose = all
      .filter(({ where }) => !/^content\/audit\/checks\/.* expected$/.test(where))
      .map(({ where, text }) => ({ where, text: text.replaceAll(/`[^`]*`/g, '') }));
    expect(breaking(/\w'\w|"/, prose)).toEqual([]);
  });

  it('spells out no package price', () => {
    const prices = files
      .filter((file) => file.startsWith('content/packages/'))
      .flatMap((file) => parse(readFileSync(file, 'utf8')).price ?? [])
      .map(formatPrice);
    expect(prices.length).toBeGreaterThan(0);
    expect(breaking(new RegExp(prices.join('|')))).toEqual([]);
  });

  it('has no Devanagari where its font should not load', () => {
    const hindi =
      /nameDevanagari$|^content\/people\/|^content\/pages\/blogs\.yaml (?:article|frame) hi /;
    const elsewhere = all.filter(({ where }) => !hindi.test(where));
    expect(breaking(/\p{Script=Devanagari}/u, elsewhere)).toEqual([]);
  });
});
