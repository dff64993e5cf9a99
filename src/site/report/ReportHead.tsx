import './report-head.css';
import { type Stage, stages } from '../../audit/kinds.ts';
import type { Score } from '../../audit/said.ts';
import { STOPPED_CAP } from '../../audit/scoring.ts';
import { withFigures } from '../../audit/words.ts';
import { ReadPage } from '../illustration/audit/ReadPage.tsx';
import { Kicker } from '../ui/Kicker.tsx';
import { Compared } from './Compared.tsx';
import { day } from './day.ts';
import { NextSteps } from './NextSteps.tsx';
import { Share } from './Share.tsx';
import type { AuditView, AuditWords, ReportProps } from './view.ts';

/** What is read aloud: few messages, since a run takes seconds. */
function statusOf({ state, progress, address }: AuditView, words: AuditWords): string {
  const { status } = words.report;
  if (state === 'done') return withFigures(status.done, { score: progress.score?.total ?? 0 });
  if (state === 'stopped') return words.stops[progress.stop ?? 'interrupted'].heading;
  if (state === 'queued') return withFigures(status.queued, { address });
  const looking = progress.stages.includes('files');
  return withFigures(looking ? status.looking : status.opening, { address });
}

/** What was audited, how far it has come or what came of it, and the page lighting up. */
export function ReportHead({ view, words }: ReportProps) {
  const { report } = words;
  const { state, progress, led } = view;
  const { score } = progress;
  const over = state === 'done' || state === 'stopped';
  const stop = words.stops[progress.stop ?? 'interrupted'];
  return (
    <section className="report-head ground-ink clip" aria-labelledby="report-heading">
      <div className="report-head__inner wrap">
        <div className="stack-4">
          <Kicker
            bright
            text={withFigures(report.kicker, { when: day(view.createdAt, words.language) })}
          />
          <h1 id="report-heading">{led?.toOtherDomain ? led.address : view.address}</h1>
          <p className={over ? 'visually-hidden' : 'lead'} role="status" aria-live="polite">
            {statusOf(view, words)}
          </p>
        </div>
        <div className="report-head__reached">
          {score && (
            <p className="result__score stack-4 tabular">
              <span className="result__total">{score.total}</span>{' '}
              <span className="title">{report.of}</span>
            </p>
          )}
          {!over && <Steps begun={progress.stages} words={report} />}
        </div>
        <ReadPage className={`report-head__picture ${state === 'stopped' ? 'wide-only' : ''}`} />
        <div className="report-head__state stack-4">
          {led && (
            <p className="lead">
              {withFigures(led.toOtherDomain ? report.moved : report.led, {
                typed: view.address,
                address: led.address,
              })}
            </p>
          )}
          {view.leftOut && <p>{report.leftOut}</p>}
          {score && <Result view={view} words={words} score={score} />}
          {state === 'stopped' && (
            <>
              <h2 className="subheading">{stop.heading}</h2>
              <p className="lead">
                {withFigures(stop.text, { status: String(progress.status ?? '') })}
              </p>
              <NextSteps typed={view.address} words={words} />
            </>
          )}
        </div>
      </div>
    </section>
  );
}

/** What the score means, and what can be done with the report. */
function Result({ view, words, score }: ReportProps & { score: Score }) {
  const { report } = words;
  const { total, answered, notChecked: missing, capped } = score;
  const figures = { answered, all: answered + missing, missing };
  return (
    <>
      {capped && (
        <p className="result__capped beside-rule strong tight short-lines">
          {withFigures(report.capped, { cap: STOPPED_CAP })}
        </p>
      )}
      <p className="result__sentence short-lines">{withFigures(report.score, figures)}</p>
      <Compared view={view} total={total} words={words} />
      <Share view={view} words={words} />
    </>
  );
}

/** The stages in their order, those that have begun and the one that goes on. */
function Steps({ begun, words }: { begun: readonly Stage[]; words: AuditWords['report'] }) {
  // Before the first has begun somebody waits for it, and something has to move.
  const now = begun.at(-1) ?? stages[0];
  return (
    <ol className="steps stack-1 quiet">
      {stages.map((stage) => (
        <li
          key={stage}
          className={begun.includes(stage) ? 'row steps__begun' : 'row'}
          aria-current={stage === now ? 'step' : undefined}
        >
          {words.stages[stage]}
        </li>
      ))}
    </ol>
  );
}
