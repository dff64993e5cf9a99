import { defineCheck } from '../check.ts';
import { between } from '../outcome.ts';

/** Lighthouse warns at 800 and most good shops have more: only what is far above it is a fault. */
const FINE = 3000;
const TOO_MANY = 10_000;

/** The page has no more elements than a cheap phone can lay out. */
export const check = defineCheck({
  category: 'speed',
  weight: 1,
  figures: ['count'],
  needs: ['page'],
  run: ({ page }) =>
    between(page.html.elements, FINE, TOO_MANY, { figures: { count: page.html.elements } }),
});
