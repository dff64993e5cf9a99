import { AUDIT_PAGE, reportPath } from '../../audit/report-path.ts';
import { Button } from '../ui/Button.tsx';
import { Fold } from '../ui/Fold.tsx';
import type { ReportProps } from './view.ts';

/** What is not seen, how it is judged, how long the report stays, and how it goes at once. */
export function ReportFoot({ view, words: { report, form, language } }: ReportProps) {
  const { heading, text, button } = report.delete;
  return (
    <section className="wrap band stack-4">
      {view.state !== 'stopped' && <p className="quiet">{report.unseen}</p>}
      <p className="quiet screen-only">{report.kept}</p>
      <a className="roomy-link screen-only" href={AUDIT_PAGE[language]}>
        {form.judge.label}
      </a>
      {view.mayDelete && (
        <Fold className="screen-only" summary={heading}>
          <form action={reportPath(view.id, language)} method="post" className="stack-3">
            <p>{text}</p>
            <Button type="submit" variant="outline">
              {button}
            </Button>
          </form>
        </Fold>
      )}
    </section>
  );
}
