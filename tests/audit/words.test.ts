import { describe, expect, it } from 'vitest';
import { checks } from '../../src/audit/checks/index.ts';
import { fail } from '../../src/audit/outcome.ts';
import type { Outcome } from '../../src/audit/said.ts';
import { withFigures } from '../../src/audit/words.ts';
import { checkAuditWords } from '../../src/catalog/load/check-audit-words.ts';
import { readYamlFolder } from '../../src/catalog/load/read-yaml.ts';
import { auditCheckSchema } from '../../src/catalog/schemas/audit-check.ts';
import { withWords } from '../../src/catalog/words/audit-words.ts';

const words = {
  id: 'img-alt',
  name: 'Pictures are described',
  problem: 'Pictures say nothing to Google',
  pass: 'All are.',
  fail: '{count} of {all} are not.',
  why: 'Google sees no pictures.',
  remedy: 'Describe them.',
  who: 'writer' as const,
  minutes: 60,
  source: 'https://example.com',
  service: 'seo-services',
};
const check = {
  id: 'img-alt',
  category: 'phone',
  weight: 2,
  needs: [],
  figures: ['count', 'all'],
  run: (): Outcome => fail(),
} as const;
const services = [{ id: 'seo-services', title: 'SEO Services' }];

it('every check has its words, and all words have their check', () => {
  const read = readYamlFolder('.', 'content/audit/checks', auditCheckSchema);
  const words = [...read].map(([id, data]) => ({ ...data, id }));
  expect(withWords(checks, words, services)).toHaveLength(words.length);
});

describe('words and checks are joined', () => {
  it('to one value, a partly right one as a wrong one', () => {
    expect(withWords([check], [words], services)).toMatchObject([
      { weight: 2, partly: words.fail, service: { name: 'SEO Services' } },
    ]);
  });

  it.each([
    [
      'a check without words',
      [check],
      [],
      'img-alt.yaml:\n  The check img-alt of src/audit/checks has no words.',
    ],
    ['words without a check', [check], [words, { ...words, id: 'img-alts' }], 'mean img-alt.yaml?'],
    [
      'a figure that the check does not give',
      [check],
      [{ ...words, fail: '{counts} are not.' }],
      'fail has {counts}, which is no figure of this check. Did you mean {count}?',
    ],
  ])('but %s stops the build', (_when, asked, all, says) => {
    expect(() => withWords(asked, all, services)).toThrow(says);
  });

  it('and whoever adds a check is told before anything else is read', () => {
    expect(() => checkAuditWords()).not.toThrow();
    expect(() => checkAuditWords(['img-alt', 'img-hue'])).toThrow(
      'img-hue.yaml:\n  The check img-hue',
    );
  });
});

it.each([
  ['{size} KB', { size: 123_456 }, '1,23,456 KB'],
  ['{count|picture has|pictures have} none.', { count: 1 }, '1 picture has none.'],
  ['{count|picture has|pictures have} none.', { count: 2 }, '2 pictures have none.'],
])('figures stand in sentences: %s', (sentence, figures, shown) => {
  expect(withFigures(sentence, figures)).toBe(shown);
});
