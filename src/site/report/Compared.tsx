import { type CheckWords, withFigures } from '../../audit/words.ts';
import { compare } from './compare.ts';
import { day } from './day.ts';
import type { AuditView, AuditWords } from './view.ts';

interface Props {
  view: AuditView;
  total: number;
  words: AuditWords;
}

/** What has changed since the run before: the two scores, what was mended, what is new. */
export function Compared({ view: { before, progress }, total, words }: Props) {
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
    <div className="compared stack-2">
      <h2>{copy.heading}</h2>
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
