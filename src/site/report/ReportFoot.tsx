import { AUDIT_PAGE, reportPath } from '../../audit/report-path.ts';
import { Button } from '../ui/Button.tsx';
import { Fold } from '../ui/Fold.tsx';
import type { ReportProps } from './view.ts';

/** What is not seen, how it is judged, how long the report stays, and how it goes at once. */
export function ReportFoot({ view, words: { report, language } }: ReportProps) {
  return (
    <section className="wrap band stack-4">
      {view.state !== 'stopped' && <p className="quiet">{report.unseen}</p>}
      <p className="quiet screen-only">{report.kept}</p>
      <p className="screen-only">
        <a className="roomy-link" href={AUDIT_PAGE[language]}>
          {report.judge}
        </a>
      </p>
      {view.mayDelete && (
        <Fold className="screen-only" summary={report.delete.heading}>
          <form
            action={reportPath(view.id, language)}
            method="post"
            className="stack-3 justify-start"
          >
            <p>{report.delete.text}</p>
            <Button type="submit" variant="outline">
              {report.delete.button}
            </Button>
          </form>
        </Fold>
      )}
    </section>
  );
}
