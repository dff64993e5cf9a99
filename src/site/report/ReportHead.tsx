import '../ui/link-row.css';
import '../ui/tick-list.css';
import './report-head.css';
import type { ReactNode } from 'react';
import { type Stage, stages } from '../../audit/kinds.ts';
import { dayOf, withFigures } from '../../audit/words.ts';
import { ReadPage } from '../illustration/audit/ReadPage.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { AddressForm } from '../ui/forms/AddressForm.tsx';
import { Kicker } from '../ui/Kicker.tsx';
import { Result } from './Result.tsx';
import type { AuditWords, RefusalView, ReportProps } from './view.ts';

const Head = ({ children }: { children: ReactNode }) => (
  <section className="report-head ground-ink clip" aria-labelledby="report-heading">
    <div className="report-head__inner wrap stack-4">{children}</div>
  </section>
);

/** The answer where nothing could be audited: why, and what to do instead. */
export function Refusal({ view, words }: { view: RefusalView; words: AuditWords }) {
  const { heading, text } = words.refused[view.refusal];
  return (
    <Head>
      <h1 id="report-heading">{heading}</h1>
      <p className="lead" id="report-mistake">
        {text}
      </p>
      <NextSteps typed={view.typed} mistake="report-mistake" words={words} />
    </Head>
  );
}

/** What was audited, how far it has come or what came of it, and the page lighting up. */
export function ReportHead(props: ReportProps) {
  const { view, words } = props;
  const { report } = words;
  const { state, progress, led, address } = view;
  const { score, stages: begun, status } = progress;
  const stop = state === 'stopped' && words.stops[progress.stop ?? 'interrupted'];
  const { queued, opening, looking, done } = report.status;
  // A long address is broken behind them.
  const folders = (led?.toOtherDomain ? led.address : address).split(/(?<=\/)/);
  const goesOn = state === 'queued' ? queued : begun.includes('files') ? looking : opening;
  return (
    <Head>
      <Kicker
        bright
        text={withFigures(report.kicker, { when: dayOf(view.createdAt, words.language) })}
      />
      <h1 id="report-heading">{folders.flatMap((part) => [part, <wbr key={part} />])}</h1>
      <p className={score || stop ? 'visually-hidden' : 'lead'} role="status" aria-live="polite">
        {/* What is read aloud: few messages, since a run takes seconds. */}
        {stop
          ? stop.heading
          : withFigures(score ? done : goesOn, { address, score: score?.total ?? 0 })}
      </p>
      {!stop && (
        <div className="row">
          {score ? (
            <p className="result__score title tabular">
              <span className="result__total">{score.total}</span> <span>{report.of}</span>
            </p>
          ) : (
            <Steps begun={begun} words={report} />
          )}
          <ReadPage className="report-head__picture" />
        </div>
      )}
      {led && (
        <p className="lead">
          {withFigures(led.toOtherDomain ? report.moved : report.led, {
            typed: address,
            address: led.address,
          })}
        </p>
      )}
      {view.leftOut && <p>{report.leftOut}</p>}
      {score && <Result {...props} score={score} />}
      {stop && (
        <>
          <h2 className="subheading">{stop.heading}</h2>
          <p className="lead">{withFigures(stop.text, { status: String(status ?? '') })}</p>
          <NextSteps typed={address} words={words} />
        </>
      )}
    </Head>
  );
}

/** The stages in their order, those that have begun and the one that goes on. */
function Steps({ begun, words }: { begun: readonly Stage[]; words: AuditWords['report'] }) {
  // Before the first has begun somebody waits for it.
  const now = begun.at(-1) ?? stages[0];
  return (
    <ol className="steps tick-list quiet">
      {stages.map((stage) => (
        <li
          key={stage}
          className={begun.includes(stage) ? 'steps__begun' : undefined}
          aria-current={stage === now ? 'step' : undefined}
        >
          {words.stages[stage]}
        </li>
      ))}
    </ol>
  );
}

interface NextProps {
  /** What was typed, to be corrected. */
  typed: string;
  /** Id of the sentence that says why it could not be read. */
  mistake?: string;
  words: AuditWords;
}

/** What to do where no report came: another address, a call, a proposal. The page stays dark. */
function NextSteps({ typed, mistake, words: { form, next, phone } }: NextProps) {
  const words = { ...form, label: next.again };
  return (
    <div className="stack-4">
      <AddressForm id="address-again" words={words} typed={typed} mistake={mistake} />
      <p className="link-row">
        <a className="direct-link title roomy-link" href={`tel:${phone.e164}`}>
          {next.call}
        </a>
        <LinkButton href={next.proposal.href} variant="outline">
          {next.proposal.label}
        </LinkButton>
      </p>
      <ReadPage className="report-head__picture wide-only" />
    </div>
  );
}
