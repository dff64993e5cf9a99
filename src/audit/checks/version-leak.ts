import { defineCheck } from '../check.ts';
import { fail, pass } from '../outcome.ts';

const TALKATIVE = ['server', 'x-powered-by', 'x-aspnet-version', 'x-generator'] as const;

/** The server keeps its version to itself. Told and not counted: hiding it mends nothing. */
export const check = defineCheck({
  category: 'trust',
  weight: 0,
  needs: ['server'],
  run: ({ server: { headers, url } }) => {
    const told = TALKATIVE.filter((name) => /\d/.test(headers[name] ?? ''));
    if (told.length === 0) return pass();
    return fail({
      evidence: told.map((name) => ({ url, found: `${name}: ${headers[name]}` })),
    });
  },
});
