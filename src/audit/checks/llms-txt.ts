import { defineCheck } from '../check.ts';
import { fail, pass } from '../outcome.ts';

/** A list of pages for language models. Told and not counted: no search ranks by it. */
export const check = defineCheck({
  category: 'understood',
  weight: 0,
  needs: ['llms'],
  run: ({ llms }) => (llms === 'none' ? fail() : pass({ evidence: [{ url: llms.url }] })),
});
