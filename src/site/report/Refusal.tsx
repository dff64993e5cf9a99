import { ReadPage } from '../illustration/audit/ReadPage.tsx';
import { NextSteps } from './NextSteps.tsx';
import type { AuditWords, RefusalView } from './view.ts';
import './report-head.css';

/** The answer where nothing could be audited: why, and what to do instead. */
export function Refusal({ view, words }: { view: RefusalView; words: AuditWords }) {
  const { heading, text } = words.refused[view.refusal];
  return (
    <section className="report-head ground-ink clip" aria-labelledby="report-heading">
      <div className="report-head__inner wrap">
        <div className="stack-4">
          <h1 id="report-heading">{heading}</h1>
          <p className="lead" id="report-mistake">
            {text}
          </p>
          <NextSteps typed={view.typed} mistake="report-mistake" words={words} />
        </div>
        <ReadPage className="report-head__picture wide-only" />
      </div>
    </section>
  );
}
