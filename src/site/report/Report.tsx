import './report.css';
import { stages } from '../../audit/kinds.ts';
import { AllChecks } from './AllChecks.tsx';
import { LeadForms } from './LeadForms.tsx';
import { Previews } from './Previews.tsx';
import { Repairs } from './Repairs.tsx';
import { ReportFoot } from './ReportFoot.tsx';
import { ReportHead } from './ReportHead.tsx';
import type { ReportProps } from './view.ts';

/**
 * A whole report. What has `data-part` changes while the run goes on; a script exchanges these parts
 * (src/site/client/scripts/pages/audit-report.ts), so forms and whatever is being read stay.
 */
export function Report({ view, words }: ReportProps) {
  const { state, progress, id } = view;
  const begun = state === 'done' ? stages : progress.stages;
  return (
    <div className="report" data-report={id} data-state={state} data-stages={begun.join(' ')}>
      <ReportHead view={view} words={words} />
      <div data-part="repairs">{state === 'done' && <Repairs view={view} words={words} />}</div>
      <div data-part="previews">
        {progress.preview && state !== 'stopped' && (
          <Previews preview={progress.preview} host={view.host} words={words.report.previews} />
        )}
      </div>
      {state !== 'stopped' && <AllChecks view={view} words={words} />}
      <LeadForms view={view} words={words} />
      <ReportFoot view={view} words={words} />
    </div>
  );
}
