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
 * A whole report. While the run goes on a script takes over what changes in it
 * (src/site/client/scripts/pages/audit-report.ts), so its parts have ids: they are the same when others come before.
 */
export function Report({ view, words }: ReportProps) {
  const { state, progress, id } = view;
  const begun = state === 'done' ? stages : progress.stages;
  return (
    <div className="report" data-report={id} data-state={state} data-stages={begun.join(' ')}>
      <ReportHead view={view} words={words} />
      {state === 'done' && <Repairs view={view} words={words} />}
      {progress.preview && state !== 'stopped' && (
        <Previews preview={progress.preview} host={view.host} words={words.report.previews} />
      )}
      {state !== 'stopped' && <AllChecks view={view} words={words} />}
      <LeadForms view={view} words={words} />
      <ReportFoot view={view} words={words} />
    </div>
  );
}
