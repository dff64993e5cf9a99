import type { Outcomes } from '../../audit/judge.ts';
import type { Outcome } from '../../audit/outcome.ts';
import type { CheckWords } from '../../audit/words.ts';

const wrong = (outcome: Outcome | undefined) =>
  outcome?.kind === 'fail' || outcome?.kind === 'partly';

/** What has become right since the run before, and what was right then. Only what both saw counts. */
export function compare(checks: readonly CheckWords[], before: Outcomes, now: Outcomes) {
  const mended = checks.filter(({ id }) => wrong(before[id]) && now[id]?.kind === 'pass');
  const news = checks.filter(({ id }) => before[id]?.kind === 'pass' && wrong(now[id]));
  return { mended, news };
}
