import type { Approach } from '../../../catalog/schemas/approach.ts';
import { DetailWords } from './DetailWords.tsx';
import { detailPlace } from './detail-ids.ts';
import './planning-detail.css';

/** Step 2 in full: the plan itself, as a sheet of paper. */
export function PlanningDetail({ steps, planning }: Approach) {
  const { sheetHeading, sheetNote, whatLabel, whoLabel, byLabel, rows, promise } = planning;
  return (
    <section className="planning-detail ground-peacock band" {...detailPlace(2)}>
      <div className="planning-detail__inner wrap later-first columns-6-5">
        <div className="planning-detail__sheet edged ground-paper" data-reveal>
          <h3 className="subheading">{sheetHeading}</h3>
          <p className="quiet">{sheetNote}</p>
          <table>
            <thead>
              <tr>
                <th className="note" scope="col">
                  {whatLabel}
                </th>
                <th className="note" scope="col">
                  {whoLabel}
                </th>
                <th className="note" scope="col">
                  {byLabel}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ what, who, by }) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td>{who}</td>
                  <td>{by}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="planning-detail__promise beside-rule strong tight">{promise}</p>
        </div>
        <DetailWords number={2} steps={steps} detail={planning} />
      </div>
    </section>
  );
}
