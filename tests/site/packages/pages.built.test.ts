import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pdfStreams, pdfText } from '../../../scripts/launch/pdf-text.ts';
import { formatPrice } from '../../../src/catalog/words/rupees.ts';
import { builtSite, Page } from '../../helpers/built-site.ts';
import { packagePrice } from '../../helpers/package-price.ts';
import { siteDetails } from '../../helpers/site-details.ts';

/** Specification, sections 2 and 9; its prices are the owner's to change, and are read from content. */
const PACKAGES = [
  {
    slug: 'web-awareness',
    period: 'per year',
    words: [
      'up to 100 products',
      '3 contact forms',
      '3 sliders',
      '21 days to delivery',
      '12 months of maintenance',
      'Hosting',
      'Domain',
      'SSL certificate',
      '1 keyword on Google’s first page',
    ],
  },
  {
    slug: 'social-media-management',
    period: 'per month',
    items: 20,
    words: ['1 reel posting per week', 'Hashtag research in 21 days', 'Monthly report'],
  },
  {
    slug: 'seo',
    period: 'per month',
    items: 12,
    words: ['1 reel posting per week', 'Hashtag research in 21 days', 'Monthly report'],
  },
  {
    slug: 'Ads-management',
    period: 'for 6 months',
    items: 12,
    words: ['Google Ads'],
  },
] as const;

/** Words with single spaces and without those before commas, as a reader has them. */
const plain = (text = '') => text.replace(/\s+/g, ' ');

const GST = 1.18;
const priceOf = (slug: string) => formatPrice(packagePrice(slug));

describe.each(PACKAGES)('/packages/$slug', ({ slug, period, words, ...counts }) => {
  const price = priceOf(slug);
  const paid = formatPrice(Math.round(packagePrice(slug) * GST));
  const page = new Page(builtSite(), `/packages/${slug}`);

  it('shows after its heading price, period, that GST comes on top and what is paid in the end', () => {
    const [shown] = page.texts('main .price');
    for (const part of [price, period, 'exclusive of GST']) expect(plain(shown)).toContain(part);
    const [, text = ''] = page.html.match(/<h1.*?<p class="price(.*?)<a class="button/s) ?? [];
    expect(text).toContain(`${price} + 18% GST = ${paid}`);
  });

  it('answers what is paid and when, what is there by which day, what comes back, how it ends', () => {
    const [pay = '', have = '', back = '', leave = ''] = page.texts('.facts dd');
    expect(pay).toContain(paid);
    expect(pay).toContain('in advance');
    expect(have).toMatch(/ day \d+\b.* day \d+\b/);
    expect(back).toMatch(/₹[\d,]+|No money/);
    expect(leave).toMatch(/comes? back|get[s ]/);
  });

  it('lists what the specification says, in its exact number', () => {
    if ('items' in counts) {
      const lists = page.all('[data-package-items]');
      const items = lists.flatMap((list) => list.children.filter(({ type }) => type === 1));
      expect(items).toHaveLength(counts.items);
    }
    const [text] = page.texts('main');
    expect(words.filter((word) => !plain(text).includes(word))).toEqual([]);
  });

  it('leads to the contact form with its name', () => {
    const buttons = page.all('main a.button');
    expect(buttons.length).toBeGreaterThan(1);
    expect(page.texts('main a.button')).toEqual(buttons.map(() => 'Get Started Now'));
    expect(new Set(buttons.map(({ attributes }) => attributes.href))).toEqual(
      new Set([`/Contact?package=${slug}#proposal`]),
    );
  });

  it('compares itself with the other three, and leads to the terms of payment and refund', () => {
    const links = page.all('.comparison a').map(({ attributes }) => attributes.href);
    expect(links.filter((href) => href?.startsWith('/packages/'))).toEqual(
      PACKAGES.filter((other) => other.slug !== slug).map((other) => `/packages/${other.slug}`),
    );
    expect(links.join()).toContain('/policies/terms&amp;conditions#payment');
  });
});

it('the ads page names ten benefits', () => {
  const [list] = new Page(builtSite(), '/packages/Ads-management').all('[data-package-benefits]');
  expect(list?.children.filter(({ type }) => type === 1)).toHaveLength(10);
});

it('the blue and the green variant are composed differently', () => {
  const classes = (slug: string) =>
    new Set(
      new Page(builtSite(), `/packages/${slug}`)
        .all('main section')
        .map(({ attributes }) => attributes.class?.split(' ')[0]),
    );
  const blue = classes('social-media-management');
  const shared = [...classes('seo')].filter((name) => blue.has(name));
  expect(shared.sort()).toEqual(['closing', 'comparison', 'facts', 'faq', 'package-hero']);
});

describe('/brochure.pdf', () => {
  const pdf = () => readFileSync(join(builtSite(), 'brochure.pdf'));
  const text = () => pdfText(pdf()).join('\n');

  it('has eight pages and weighs less than 1 MB', () => {
    expect(pdfText(pdf())).toHaveLength(8);
    expect(pdf().byteLength).toBeLessThan(1_000_000);
  });

  it('has all packages with their prices, as text', () => {
    for (const { slug, period } of PACKAGES) {
      expect(text()).toContain(priceOf(slug));
      expect(text()).toContain(period);
    }
    expect(text().match(/exclusive of GST/g)).toHaveLength(4);
  });

  it('is tagged: a screen reader finds its headings, its language and each chapter in its order', () => {
    const raw = pdf().toString('latin1');
    expect(raw.includes('/Marked true')).toBe(true);
    expect(raw.includes('/DisplayDocTitle true')).toBe(true);
    const count = (type: string) => raw.match(new RegExp(`/S /${type}\\n`, 'g'))?.length ?? 0;
    expect(count('Sect')).toBe(7);
    expect(count('H1')).toBeGreaterThanOrEqual(7);
    expect(count('P')).toBeGreaterThan(200);
    const contents = pdfStreams(pdf()).filter((stream) => / TJ/.test(stream));
    expect(contents).toHaveLength(8);
    for (const content of contents) {
      // Whatever is shown stands in exactly one mark: read aloud, or decoration.
      const marks = content.match(/ B[DM]C$|^EMC$/gm)?.map((mark) => mark !== 'EMC') ?? [];
      expect(marks).toEqual(marks.map((_, index) => index % 2 === 0));
    }
  });

  it('has a twin in Hindi, drawn as outlines, with its words for a screen reader', () => {
    const hindi = readFileSync(join(builtSite(), 'hi/brochure.pdf'));
    const raw = hindi.toString('latin1');
    expect(pdfText(hindi)).toHaveLength(8);
    expect(hindi.byteLength).toBeLessThan(1_200_000);
    expect(raw).toContain('/Lang (hi)');
    expect(raw.match(/\/ActualText/g)?.length).toBeGreaterThan(180);
    expect(raw.match(/\/URI \([^)]*\/hi\/services\//g)?.length).toBeGreaterThan(10);
    const page = new Page(builtSite(), '/hi/packages/seo');
    expect(page.all('.comparison a').map(({ attributes }) => attributes.href)).toContain(
      '/hi/brochure.pdf',
    );
  });

  it('has the name in Devanagari and no character without a meaning', () => {
    expect(text()).toContain(siteDetails.nameDevanagari);
    expect(text()).not.toContain('�');
  });
});
