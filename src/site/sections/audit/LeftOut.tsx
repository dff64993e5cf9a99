import type { AuditMethod } from '../../../catalog/schemas/audit-pages.ts';
import { Band } from '../../ui/Band.tsx';
import { Fold } from '../../ui/Fold.tsx';
import './left-out.css';

/** What other reports mark and this one does not, each with the reason: struck out, as on a bill. */
export function LeftOut({ words }: { words: AuditMethod['leftOut'] }) {
  return (
    <Band name="left-out" look="ground-ink" heading={words.heading} lead={words.lead} gap="stack-6">
      <ul className="left-out__items columns-3">
        {words.items.map(({ title, text }) => (
          <li key={title}>
            <Fold narrow summary={<h3 className="large strong">{title}</h3>}>
              <p className="quiet">{text}</p>
            </Fold>
          </li>
        ))}
      </ul>
    </Band>
  );
}
