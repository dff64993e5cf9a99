import './checks-ledger.css';
import type { AuditCategory } from '../../../catalog/queries/audit.ts';
import type { AuditMethod } from '../../../catalog/schemas/audit-pages.ts';
import type { CheckWords } from '../../../catalog/words/audit-words.ts';
import { Band } from '../../ui/Band.tsx';
import { Fold } from '../../ui/Fold.tsx';

interface Props {
  words: AuditMethod['checks'];
  categories: readonly AuditCategory[];
  checks: readonly CheckWords[];
}

/** Every check, a group after the other: its weight, its name, which leads to its source, and why. */
export function ChecksLedger({ words, categories, checks }: Props) {
  return (
    <Band name="checks" look="ground-shade" heading={words.heading} lead={words.lead} gap="stack-6">
      <div>
        {categories.map(({ id, name, intro }) => (
          <Fold key={id} summary={<h3 className="checks__group">{name}</h3>}>
            <div className="fold__content">
              <p className="lead">{intro}</p>
              <ul className="checks__rows lined" aria-label={words.columns}>
                {checks
                  .filter(({ category }) => category === id)
                  .map((check) => (
                    <li key={check.id}>
                      <b className="title tabular">{check.weight}</b>
                      <a className="strong" href={check.source}>
                        {check.name}
                        {check.likely && <em>{words.likely}</em>}
                      </a>
                      <span className="quiet">{check.why}</span>
                    </li>
                  ))}
              </ul>
            </div>
          </Fold>
        ))}
      </div>
      {words.ours && <p className="note">{words.ours}</p>}
    </Band>
  );
}
