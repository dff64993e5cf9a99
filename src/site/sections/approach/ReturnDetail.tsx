import type { Approach } from '../../../catalog/schemas/approach.ts';
import { formatPrice } from '../../../catalog/words/rupees.ts';
import { Copy } from '../../ui/Copy.tsx';
import { LinkRow } from '../../ui/LinkRow.tsx';
import { DetailWords } from './DetailWords.tsx';
import { detailPlace } from './detail-ids.ts';
import './return-detail.css';

/** Whole rupees that came back for each rupee spent. */
function returnPerRupee({ cost, orders, margin }: Approach['return']): number {
  return Math.floor((orders.count * margin.rupees) / cost.rupees);
}

/** Step 5 in full: the sum, its result set as a picture, and what is decided. */
export function ReturnDetail({ steps, return: result }: Approach) {
  const { cost, orders, margin, resultLabel, note, choices, further } = result;
  return (
    <section className="return-detail ground-mist band" {...detailPlace(5)}>
      <div className="wrap">
        <div className="return-detail__sum later-first columns-6-5">
          <p className="title">
            <span className="return-detail__figure figure">
              {formatPrice(returnPerRupee(result))}
            </span>{' '}
            {resultLabel}
          </p>
          <div>
            <DetailWords number={5} steps={steps} detail={result} />
            <dl className="return-detail__terms lined tabular">
              <div className="apart">
                <dt>{orders.label}</dt>
                <dd className="large strong">{orders.count}</dd>
              </div>
              <div className="apart">
                <dt>{margin.label}</dt>
                <dd className="large strong">× {formatPrice(margin.rupees)}</dd>
              </div>
              <div className="apart">
                <dt>{cost.label}</dt>
                <dd className="large strong">÷ {formatPrice(cost.rupees)}</dd>
              </div>
            </dl>
            <p className="note">{note}</p>
          </div>
        </div>
        <ul className="return-detail__choices columns-3 below-heading">
          {choices.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="quiet">
                <Copy text={text} />
              </p>
            </li>
          ))}
        </ul>
        <LinkRow {...further} />
      </div>
    </section>
  );
}
