import type { Approach } from '../../../catalog/schemas/approach.ts';
import { DetailWords } from './DetailWords.tsx';
import { detailPlace } from './detail-ids.ts';
import './research-detail.css';

/** Step 1 in full: the five places in which we look, as a ledger. */
export function ResearchDetail({ steps, research }: Approach) {
  return (
    <section className="research-detail band" {...detailPlace(1)}>
      <div className="wrap stack-7 columns-5-7">
        <DetailWords number={1} steps={steps} detail={research} />
        <div>
          <h3 className="label">{research.checksHeading}</h3>
          <dl className="lined">
            {research.checks.map(({ place, finding }) => (
              <div key={place}>
                <dt className="title">{place}</dt>
                <dd className="quiet tight">{finding}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
