import type { Approach } from '../../../catalog/schemas/approach.ts';
import { formatPrice } from '../../../catalog/words/rupees.ts';
import { DetailWords } from './DetailWords.tsx';
import { detailPlace } from './detail-ids.ts';
import './reporting-detail.css';

/** Step 4 in full: a report as it arrives, four columns and a comment. */
export function ReportingDetail({ steps, reporting }: Approach) {
  const { caption, columns, rows, comment } = reporting;
  const most = Math.max(...rows.map(({ enquiries }) => enquiries));
  return (
    <section className="reporting-detail ground-ink band" {...detailPlace(4)}>
      <div className="wrap">
        <DetailWords number={4} steps={steps} detail={reporting} />
        <div className="stack-6 below-heading">
          <table className="tabular">
            <caption className="quiet">{caption}</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th scope="col" key={column}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ week, spent, enquiries }) => (
                <tr key={week}>
                  <th scope="row">{week}</th>
                  <td>{formatPrice(spent)}</td>
                  <td className="reporting-detail__enquiries">
                    <span>{enquiries}</span>
                    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                      <rect width={(100 * enquiries) / most} height="10" fill="currentColor" />
                    </svg>
                  </td>
                  <td>{formatPrice(Math.round(spent / enquiries))}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="large beside-rule">{comment}</p>
        </div>
      </div>
    </section>
  );
}
