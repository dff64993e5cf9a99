import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { formatPrice } from '../../src/catalog/words/rupees.ts';

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

/** The fields of an article, and its text without marks of Markdown and addresses. */
function article(file: string): Text[] {
  const [, fields = '', ...body] = readFileSync(file, 'utf8').split(/^---$/m);
  const plain = body.join('').replaceAll(/!(?=\[)|\]\([^)]*\)|^[\s>]*-+ |^[-:| ]+$/gm, '');
  return [...texts(file, parse(fields)), { where: file, text: plain }];
}

const files = globSync('content/**/*.yaml', { exclude: ['**/*.hi.yaml'] }).sort();
const yaml = files.flatMap((file) => texts(file, parse(readFileSync(file, 'utf8'))));
const all = [...yaml, ...globSync('content/blog/*.md').flatMap(article)];

function breaking(rule: RegExp, among = all): string[] {
  return among.flatMap(({ where, text }) => {
    const found = rule.exec(text);
    return found
      ? [`${where}: ${text.slice(Math.max(0, found.index - 40), found.index + 40)}`]
      : [];
  });
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
    expect(breaking(new RegExp(prices.join('|')), yaml)).toEqual([]);
  });

  it('has no Devanagari where its font should not load', () => {
    const hindi =
      /nameDevanagari$|^content\/(?:people|blog)\/|^content\/interface\.yaml editions|^content\/sales\.yaml |^content\/pages\/blogs\.yaml (?:article|frame) hi /;
    const elsewhere = all.filter(({ where }) => !hindi.test(where));
    expect(breaking(/\p{Script=Devanagari}/u, elsewhere)).toEqual([]);
  });
});
