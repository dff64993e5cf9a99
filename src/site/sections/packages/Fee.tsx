import type { AdsManagement } from '../../../catalog/schemas/packages/ads-management.ts';
import { TickList } from '../../ui/TickList.tsx';
import './fee.css';

interface Props {
  fee: AdsManagement['fee'];
  ticket: AdsManagement['ticket'];
}

/** What the fee pays beside what it does not, and below it a coupon for each of the six months. */
export function Fee({ fee, ticket }: Props) {
  return (
    <section className="fee band" aria-labelledby="fee-heading">
      <div className="fee__inner wrap stack-6">
        <div className="stack-4">
          <h2 id="fee-heading">{fee.heading}</h2>
          <p className="lead">{fee.lead}</p>
        </div>
        <div className="ruled">
          <TickList title={fee.coversLabel} items={fee.covers} />
        </div>
        <div className="fee__leaves ruled">
          <TickList title={fee.leavesLabel} items={fee.leaves} />
        </div>
        <ol className="fee__coupons ground-paper framed">
          {ticket.works.map((work, index) => (
            <li key={work}>
              <span className="fee__month label">
                {ticket.month} <span className="tabular">{index + 1}</span>
              </span>
              <span className="fee__work">{work}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
