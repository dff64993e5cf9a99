import type { CheckWords } from '../../audit/words.ts';
import type { AuditCategory } from '../../catalog/audit-queries.ts';
import type { AuditMethod } from '../../catalog/schemas/audit-pages.ts';
import { Band } from '../../ui/Band.tsx';
import { Fold } from '../../ui/Fold.tsx';
import './checks-ledger.css';

interface Props {
  words: AuditMethod['checks'];
  categories: readonly AuditCategory[];
  checks: readonly CheckWords[];
}

/** Every check with its weight and the page that it rests on, a group after the other. */
export function ChecksLedger({ words, categories, checks }: Props) {
  return (
    <Band name="checks" look="ground-shade" heading={words.heading} lead={words.lead} gap="stack-6">
      <div>
        {categories.map(({ id, name, intro, share }, index) => (
          <Fold
            key={id}
            open={index === 0}
            summary={
              <h3 className="checks__group">
                {name}
                <span className="quiet tabular">
                  {share} {words.share}
                </span>
              </h3>
            }
          >
            <p className="lead">{intro}</p>
            <table className="checks__rows">
              <thead className="visually-hidden">
                <tr>
                  <th scope="col">{words.weight}</th>
                  <th scope="col">{words.check}</th>
                  <th scope="col">{words.why}</th>
                </tr>
              </thead>
              <tbody>
                {checks
                  .filter(({ category }) => category === id)
                  .map((check) => (
                    <CheckRow key={check.id} check={check} words={words} />
                  ))}
              </tbody>
            </table>
          </Fold>
        ))}
      </div>
    </Band>
  );
}

function CheckRow({ check, words }: { check: CheckWords; words: Props['words'] }) {
  return (
    <tr>
      <td className="checks__weight tabular">{check.weight}</td>
      <th scope="row">
        {check.name}
        {check.likely && <em>{words.likely}</em>}
      </th>
      <td className="checks__why">
        {check.why}{' '}
        <a href={check.source} aria-label={`${words.source}: ${check.name}`}>
          {new URL(check.source).hostname.replace(/^www\./, '')}
        </a>
      </td>
    </tr>
  );
}
