import type { AuditMethod } from '../../../catalog/schemas/audit-pages.ts';
import { Band } from '../../ui/Band.tsx';
import './unseen.css';

/** What a reader without a browser cannot see, so that nobody takes the score for more than it is. */
export function Unseen({ words }: { words: AuditMethod['unseen'] }) {
  return (
    <Band name="unseen" heading={words.heading} lead={words.lead} gap="stack-5 columns-5-7">
      <ul className="unseen__items lined tight tablet-halves">
        {words.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Band>
  );
}
