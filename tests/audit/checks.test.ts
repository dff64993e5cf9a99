import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checks } from '../../src/audit/checks/index.ts';
import { judge } from '../../src/audit/judge.ts';
import type { Outcome } from '../../src/audit/said.ts';
import {
  answer,
  type Facts,
  type Fixtures,
  file,
  jsonLd,
  page,
  pageFrom,
  withBody,
} from './facts.ts';
import { tagSoup } from './tag-soup.ts';

const namesIn = (folder: string, ending: string) =>
  readdirSync(`${import.meta.dirname}/${folder}`)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();

const ids = checks.map(({ id }) => id).sort();
const endings = [
  ['pass', 'pass'],
  ['fail', 'fail'],
  ['partly', 'partly'],
  ['notApplicable', 'not-applicable'],
] as const;

const modules = import.meta.glob<{ default: Fixtures }>('./checks/*.ts', { eager: true });
const fixturesOf = (id: string) => modules[`./checks/${id}.ts`]?.default;

describe('the list of checks', () => {
  it('has each check once, with words and fixtures of its own', () => {
    expect(new Set(ids).size).toBe(ids.length);
    const words = namesIn('../../content/audit/checks', '.yaml');
    expect(words.filter((name) => !name.endsWith('.hi'))).toEqual(ids);
    expect(namesIn('checks', '.ts')).toEqual(ids);
  });
});

it('what can be wrong weighs little, and what breaks contact is sure and weighs much', () => {
  for (const { id, weight, likely, breaksContact, unseen } of checks) {
    if (likely) expect(weight, id).toBeLessThanOrEqual(2);
    if (breaksContact) expect([likely, weight], id).toEqual([undefined, 5]);
    if (unseen) expect(weight, id).toBeLessThanOrEqual(3);
  }
});

describe.each(checks.map((check) => [check.id, check] as const))('%s', (id, check) => {
  it('judges its fixtures as they are named', () => {
    const fixtures = fixturesOf(id);
    for (const [key, kind] of endings)
      for (const facts of [fixtures?.[key] ?? []].flat()) {
        const outcome = check.run(facts);
        expect(outcome, `${key} fixture`).toMatchObject({ kind });
        expectFigures(outcome, check.figures ?? []);
      }
    // A check that never finds fault only tells, and has no weight.
    expect(check.weight === 0 || fixtures?.fail || fixtures?.partly).toBeTruthy();
  });
});

it('reads and judges any tag soup without breaking off', () => {
  fc.assert(
    fc.property(tagSoup, (html) => {
      const page = pageFrom(html);
      for (const check of checks)
        if (check.needs.every((part) => part === 'page')) check.run({ page });
    }),
    { numRuns: 60 },
  );
});

const asking = (field: string) =>
  withBody(`<form>${field}<input type="email"><textarea></textarea></form> ₹500`);
const endless = `unavailable_after: ${'a'.repeat(600_000)}1`;
const css = 'body{}'.repeat(20_000);

it.each<[string, () => Facts]>([
  ['value of a form', () => asking(`<input value="your_b${'_d'.repeat(40)}">`)],
  ['pattern', () => asking(`<input type="tel" pattern="${'\\d*'.repeat(26)}x">`)],
  ['library', () => withBody(`<script src="//cdn.in/wow${'.'.repeat(80)}/x"></script>`)],
  ['time of opening', () => withBody(jsonLd({ openingHours: `sun${'sday'.repeat(40)}x` }))],
  ['first line', () => ({ page: pageFrom('<!doctype'.repeat(200_000)) })],
  [
    'text',
    () => ({ page: { ...page({}), html: { ...page({}).html, text: '?'.repeat(400_000) } } }),
  ],
  ['header', () => ({ page: page({}, { headers: { 'x-robots-tag': endless } }) })],
  [
    'set of styles',
    () => ({ page: page({}), files: Array(9).fill(file('style', '/a.css', { css })) }),
  ],
])('a %s that is made to keep a pattern busy for minutes keeps none busy', (_what, facts) => {
  expect(judge(checks, facts(), {})).toBeTruthy();
});

it('keeps no more of what is wrong than a report has room for', () => {
  const page = pageFrom(jsonLd({ '@type': Array(15_000).fill('Product') }), {
    url: `https://shop.example/${'a'.repeat(1_900)}`,
  });
  expect(JSON.stringify(judge(checks, { page }, {})).length).toBeLessThan(100_000);
});

it('keeps a file without a version for a week, since it would be old for a year else', () => {
  const files = ['/app.3f9a1c2b.js', '/logo.js'].map((url) =>
    file('script', url, { headers: { 'cache-control': 'no-store' } }),
  );
  expect(judge(checks, { ...withBody(''), server: answer(), files }, {}).caching).toMatchObject({
    evidence: [{ expected: /31536000, immutable/ }, { expected: /max-age=604800$/ }].map(
      ({ expected }) => ({ expected: expect.stringMatching(expected) }),
    ),
  });
});

it('shows by what a form refuses the numbers of its buyers', () => {
  const field = '<input type="tel" name="p" maxlength="8"><button>Send</button>';
  const form = `<form action="/s" method="post">${field}<textarea name="message"></textarea>`;
  const page = pageFrom(form, { url: 'https://shop.in/' });
  expect(judge(checks, { page }, {})['form-sends']).toMatchObject({
    evidence: [{ found: '<form method="post" action="/s"> … maxlength="8"' }],
  });
});

it('shows two that differ without saying which is right, and what a measure may be at most', () => {
  const { page } = withBody('<a href="mailto:a@shop.in">b@shop.in</a>');
  const vitals = { lcp: 1800, cls: 0.3 };
  expect(judge(checks, { page, vitals }, {})).toMatchObject({
    'nap-same': { evidence: [{ found: 'a@shop.in ≠ b@shop.in', expected: undefined }] },
    'field-vitals': {
      evidence: [{ found: 'LCP 1800 ms (≤ 2500 ms)' }, { found: 'CLS 0.3 (≤ 0.1)' }],
    },
  });
});

/** Words name figures: each must be there whenever something was seen. */
function expectFigures(outcome: Outcome, figures: readonly string[]) {
  if (outcome.kind === 'not-applicable' || outcome.kind === 'not-checked') return;
  expect(Object.keys(outcome.figures ?? {}).sort()).toEqual([...figures].sort());
}
