import type { AdsManagement } from '../../catalog/schemas/packages/ads-management.ts';
import { Band } from '../../ui/Band.tsx';
import './run-sheet.css';

/** The twelve things done in Google Ads, in their order, with the day on which each is done. */
export function RunSheet({ heading, lead, items }: AdsManagement['done']) {
  return (
    <Band name="run-sheet" look="ground-ink" heading={heading} lead={lead} layout="sticky">
      <ol className="run-sheet__list below-heading" data-package-items>
        {items.map(({ when, title, text }) => (
          <li className="stack-1" key={title}>
            <p className="run-sheet__when">{when}</p>
            <h3>{title}</h3>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
