import '../ui/link-row.css';
import { isWrong } from '../../audit/outcome.ts';
import { reportPath } from '../../audit/report-path.ts';
import { type Score, STOPPED_CAP } from '../../audit/scoring.ts';
import { dayOf, withFigures } from '../../audit/words.ts';
import { PageLanguage } from '../ui/forms/PageLanguage.tsx';
import type { ReportProps } from './view.ts';

/** What the score means, what has changed, and what can be done with the report. */
export function Result({ score, ...props }: ReportProps & { score: Score }) {
  const { report } = props.words;
  const { answered, notChecked: missing, capped } = score;
  return (
    <>
      {capped && (
        <p className="beside-rule strong tight short-lines">
          {withFigures(report.capped, { cap: STOPPED_CAP })}
        </p>
      )}
      <p className="result__sentence short-lines">
        {withFigures(report.score, { answered, all: answered + missing, missing })}
      </p>
      <Compared {...props} now={score.total} />
      <Share {...props} />
    </>
  );
}

/** What has changed since the run before: the two scores, what was mended, what is new. */
function Compared({ view, words, now }: ReportProps & { now: number }) {
  const { before, progress } = view;
  if (!before) return null;
  const { heading, sentence, mended, news, same } = words.report.compare;
  // Only what both saw counts.
  const changed = (from: typeof progress.outcomes, to: typeof progress.outcomes) =>
    words.checks.filter(({ id }) => from[id]?.kind === 'pass' && isWrong(to[id]));
  const lists = [
    { text: mended, checks: changed(progress.outcomes, before.outcomes) },
    { text: news, checks: changed(before.outcomes, progress.outcomes) },
  ].filter(({ checks }) => checks.length > 0);
  const figures = { when: dayOf(before.at, words.language), before: before.score, now };
  return (
    <div className="compared beside-rule stack-2">
      <h2 className="title">{heading}</h2>
      <p>{withFigures(sentence, figures)}</p>
      {lists.length === 0 && <p>{same}</p>}
      {lists.map(({ text, checks }) => (
        <p key={text}>
          <strong>{withFigures(text, { count: checks.length })}:</strong>{' '}
          {checks.map(({ problem }) => problem).join(', ')}
        </p>
      ))}
    </div>
  );
}

/** What can be done with a report: send it on, print it, look again. Only printing needs a script. */
function Share({ view, words }: ReportProps) {
  const { share } = words.report;
  const url = new URL(reportPath(view.id, words.language), words.siteUrl).href;
  const text = `${withFigures(share.message, { address: view.address })}\n${url}`;
  const toWhatsApp = `https://wa.me/?${new URLSearchParams({ text })}`;
  return (
    <ul className="share-report link-row screen-only">
      <li>
        <a className="roomy-link" href={toWhatsApp} rel="noopener">
          {share.whatsapp}
        </a>
      </li>
      <li>
        <a className="roomy-link" href={url} data-copy-link={share.copied}>
          <span aria-live="polite">{share.copy}</span>
        </a>
      </li>
      <li hidden data-print>
        <button className="roomy-link" type="button">
          {share.print}
        </button>
      </li>
      <li>
        <form action="/api/audits" method="post">
          <input type="hidden" name="address" value={view.address} />
          <input type="hidden" name="again" value={view.id} />
          <PageLanguage language={words.form.language} />
          <button className="roomy-link" type="submit">
            {share.again}
          </button>
        </form>
      </li>
    </ul>
  );
}
