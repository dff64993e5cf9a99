import './report.css';
import { renderToStaticMarkup } from 'react-dom/server';
import { stages } from '../../audit/kinds.ts';
import { firstRepairs } from '../../audit/scoring.ts';
import { withFigures } from '../../audit/words.ts';
import { AllChecks } from './AllChecks.tsx';
import { findingsOf } from './findings.ts';
import { LeadForms } from './LeadForms.tsx';
import { Previews } from './Previews.tsx';
import { Repairs } from './Repairs.tsx';
import { ReportFoot } from './ReportFoot.tsx';
import { Refusal, ReportHead } from './ReportHead.tsx';
import type { AuditWords, ReportProps, ReportView } from './view.ts';

export { cardOf } from './card.ts';
export { toldRepairs } from './findings.ts';

/**
 * A report, or why there is none, as markup for the template of its page and the title of that page.
 * Whatever comes from the page that was read is text in it, never markup.
 */
export function renderReport(view: ReportView, words: AuditWords): { html: string; title: string } {
  if (view.kind === 'refusal') {
    const html = renderToStaticMarkup(<Refusal view={view} words={words} />);
    return { html, title: words.refused[view.refusal].title };
  }
  const { outcomes } = view.progress;
  const findings = findingsOf(words, outcomes);
  const first = firstRepairs(findings, outcomes);
  const html = renderToStaticMarkup(<Report {...{ view, words, findings, first }} />);
  return { html, title: withFigures(words.report.title, { address: view.address }) };
}

/**
 * A whole report. While the run goes on a script takes over what changes in it
 * (src/site/client/scripts/pages/audit-report.ts), so its parts have ids: they are the same when others come before.
 */
function Report(props: ReportProps) {
  const { state, progress, id } = props.view;
  const begun = state === 'done' ? stages : progress.stages;
  return (
    <div className="report" data-report={id} data-state={state} data-stages={begun.join(' ')}>
      <ReportHead {...props} />
      {state === 'done' && <Repairs {...props} />}
      {state !== 'stopped' && <Previews {...props} />}
      {state !== 'stopped' && <AllChecks {...props} />}
      <LeadForms {...props} />
      <ReportFoot {...props} />
    </div>
  );
}
