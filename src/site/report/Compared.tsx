import { isWrong } from '../../audit/outcome.ts';
import { withFigures } from '../../audit/words.ts';
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
  const then = before.outcomes;
  const now = progress.outcomes;
  // Only what both saw counts.
  const mended = words.checks.filter(({ id }) => isWrong(then[id]) && now[id]?.kind === 'pass');
  const news = words.checks.filter(({ id }) => then[id]?.kind === 'pass' && isWrong(now[id]));
  const figures = { when: day(before.at, words.language), before: before.score, now: total };
  const lists = [
    { text: copy.mended, checks: mended },
    { text: copy.news, checks: news },
  ].filter(({ checks }) => checks.length > 0);
  return (
    <div className="compared beside-rule stack-2">
      <h2 className="title">{copy.heading}</h2>
      <p>{withFigures(copy.sentence, figures)}</p>
      {lists.length === 0 ? (
        <p>{copy.same}</p>
      ) : (
        <ul>
          {lists.map(({ text, checks }) => (
            <li key={text}>
              <strong>{withFigures(text, { count: checks.length })}:</strong>{' '}
              {checks.map(({ problem }) => problem).join(', ')}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
