import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { coveredFields } from '../../src/catalog/copy/covered-fields.ts';
import { promiseLike } from '../../src/catalog/copy/promise-like.ts';

/** Sentences of the copy as a reader labelled them. */
interface Labelled {
  readonly claims: readonly string[];
  readonly others: readonly string[];
}

it('claims are found as a reader of the copy labelled them before the check was written', () => {
  const { claims, others }: Labelled = parse(
    readFileSync('tests/fixtures/labelled-sentences.yaml', 'utf8'),
  );
  expect(claims.length + others.length).toBe(200);
  const right = claims.filter(promiseLike).length;
  const wrong = others.filter(promiseLike).length;
  expect(right / claims.length, 'share of the claims that are found').toBeGreaterThan(0.95);
  expect(right / (right + wrong), 'share of what is found that is a claim').toBeGreaterThan(0.75);
});

it.each([
  'Qualified leads in 7 days or money back.',
  'Every call is answered.',
  'Google bans such pages.',
  'The first report is free.',
])('says of “%s” that it is a claim', (sentence) => {
  expect(promiseLike(sentence)).toBeDefined();
});

it.each([
  'Which of the 7 days suits you?',
  '“Leads in 24 hours or your money back,” says the man on Telegram.',
  '₹18,000',
  'Say it in the words of your buyers.',
])('says of “%s” that it is none', (sentence) => {
  expect(promiseLike(sentence)).toBeUndefined();
});

it('covers fields that exist', () => {
  expect(coveredFields('.').idle, 'fields in content/claims.yaml that name nothing').toEqual([]);
});
