import type { Weight } from '../../../audit/check.ts';
import { faultCosts } from '../../../audit/scoring.ts';
import type { AuditMethod } from '../../../catalog/schemas/audit-pages.ts';
import { Band } from '../../ui/Band.tsx';
import './formula.css';

interface Props {
  formula: AuditMethod['formula'];
}

const weights = [10, 5, 3, 2, 1, 0] as const satisfies readonly Weight[];
const costly = weights.filter((weight) => faultCosts[weight] > 0);

/** How the score comes about: what a fault of each weight takes, in four steps, and what a weight means. */
export function Formula({ formula }: Props) {
  const { heading, lead, shares, steps, weights: words } = formula;
  return (
    <Band name="formula" heading={heading} lead={lead} layout="columns" gap="stack-7">
      <div className="stack-7 columns-5-7">
        <figure className="formula__shares stack-4">
          <figcaption className="note">{shares}</figcaption>
          <ol className="stack-3">
            {costly.map((weight) => (
              <li key={weight}>
                <span>{words[weight].label}</span>
                <strong className="title tabular">{Math.round(100 * faultCosts[weight])}</strong>
                <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={faultCosts[weight] / faultCosts[10]} height="1" />
                </svg>
              </li>
            ))}
          </ol>
        </figure>
        <ol className="tablet-halves">
          {steps.map(({ title, text }) => (
            <li className="stack-2 ruled" key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="stack-4">
        <h3 id="weights">{words.heading}</h3>
        <ul className="formula__weights lined" aria-labelledby="weights">
          {weights.map((weight) => (
            <li key={weight}>
              <span className="title tabular">{weight}</span>
              <span>
                <strong>{words[weight].label}</strong>{' '}
                <span className="quiet">{words[weight].text}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
