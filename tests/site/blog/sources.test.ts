import { expect, it } from 'vitest';
import { sourcesOf } from '../../../src/catalog/articles/sources.ts';
import type { Claim } from '../../../src/catalog/schemas/claims.ts';

const claim = (source: Claim['source']): Claim => ({ wording: 'so', since: '2026-11-22', source });
const url = 'https://example.com/';

it('lists public sources and laws with an address once, in the order of the text', () => {
  const claims = {
    ours: claim({ from: 'owner', confirmed: false }),
    law: claim({ from: 'law', title: 'An Act', url }),
    unread: claim({ from: 'law', title: 'A rule' }),
    study: claim({ from: 'public', title: 'A study', url: `${url}study`, read: '2026-11-22' }),
  };
  const text =
    '{Claim:study|It} is, {claim:ours}, {claim:unread}, {claim:law|so} and {claim:study}.';
  expect(sourcesOf(text, claims).map(({ title }) => title)).toEqual(['A study', 'An Act']);
});
