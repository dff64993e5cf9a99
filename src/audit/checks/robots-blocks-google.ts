import { defineCheck } from '../check.ts';
import { fail, pass } from '../outcome.ts';

/** robots.txt lets Googlebot fetch the page. */
export const check = defineCheck({
  category: 'findable',
  weight: 10,
  needs: ['robots'],
  run: ({ robots: { url, blocksGoogle } }) =>
    blocksGoogle
      ? fail({ evidence: [{ url, line: blocksGoogle.line, found: blocksGoogle.text }] })
      : pass(),
});
