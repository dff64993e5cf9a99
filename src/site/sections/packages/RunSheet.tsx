import type { AdsManagement } from '../../../catalog/schemas/packages/ads-management.ts';
import { Band } from '../../ui/Band.tsx';
import { Fold } from '../../ui/Fold.tsx';
import '../../ui/fold-stacked.css';
import '../../ui/lists.css';
import './run-sheet.css';

/** The twelve things done in Google Ads, in their order, with the day on which each is done. */
export function RunSheet({ heading, lead, items }: AdsManagement['done']) {
  return (
    <Band name="run-sheet" look="ground-ink" heading={heading} lead={lead} layout="sticky">
      <ol className="run-sheet__list lined counted below-heading" data-package-items>
        {items.map(({ when, title, text }, index) => (
          <li key={title}>
            <Fold
              narrow
              bare
              stacked
              open={index === 0}
              summary={
                <>
                  <span className="run-sheet__when label">{when}</span>
                  <h3>{title}</h3>
                </>
              }
            >
              <p className="quiet">{text}</p>
            </Fold>
          </li>
        ))}
      </ol>
    </Band>
  );
}
