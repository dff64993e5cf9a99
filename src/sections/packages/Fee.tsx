import type { AdsManagement } from '../../catalog/schemas/packages/ads-management.ts';
import { TickList } from '../../ui/TickList.tsx';
import './fee.css';

/** What the fee pays beside what it does not. */
export function Fee({ heading, lead, ...fee }: AdsManagement['fee']) {
  return (
    <section className="fee band" aria-labelledby="fee-heading">
      <div className="fee__inner wrap stack-6">
        <div className="stack-4">
          <h2 id="fee-heading">{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        <TickList title={fee.coversLabel} items={fee.covers} />
        <div className="fee__leaves">
          <TickList title={fee.leavesLabel} items={fee.leaves} />
        </div>
      </div>
    </section>
  );
}
