import type { Outcomes } from '../../audit/judge.ts';
import { isWrong } from '../../audit/outcome.ts';
import { withFigures } from '../../audit/words.ts';
import type { CheckWords } from '../../catalog/words/audit-words.ts';
import { day } from './day.ts';
import type { ReportProps } from './view.ts';

/** What has changed since the run before: the two scores, what was mended, what is new. */
export function Compared({
  view: { before, progress },
  total,
  words,
}: ReportProps & { total: number }) {
  if (!before) return null;
  const { compare: copy } = words.report;
  const { mended, news } = compare(words.checks, before.outcomes, progress.outcomes);
  const figures = { when: day(before.at, words.language), before: before.score, now: total };
  const listed = ([text, checks]: readonly [string, readonly CheckWords[]]) =>
    checks.length > 0 && (
      <li key={text}>
        <strong>{withFigures(text, { count: checks.length })}:</strong>{' '}
        {checks.map(({ problem }) => problem).join(', ')}
      </li>
    );
  return (
    <div className="compared beside-rule stack-2">
      <h2 className="title">{copy.heading}</h2>
      <p>{withFigures(copy.sentence, figures)}</p>
      {mended.length + news.length > 0 ? (
        <ul>
          {(
            [
              [copy.mended, mended],
              [copy.news, news],
            ] as const
          ).map(listed)}
        </ul>
      ) : (
        <p>{copy.same}</p>
      )}
    </div>
  );
}

/** What has become right since the run before, and what was right then. Only what both saw counts. */
export function compare(checks: readonly CheckWords[], before: Outcomes, now: Outcomes) {
  const mended = checks.filter(({ id }) => isWrong(before[id]) && now[id]?.kind === 'pass');
  const news = checks.filter(({ id }) => before[id]?.kind === 'pass' && isWrong(now[id]));
  return { mended, news };
}
