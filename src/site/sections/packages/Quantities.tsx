import type { WebAwareness } from '../../../catalog/schemas/packages/web-awareness.ts';
import { Band } from '../../ui/Band.tsx';
import { QuantityPicture } from './QuantityPicture.tsx';
import './quantities.css';

/** The six numbers of the package, each drawn so that it can be counted. */
export function Quantities({ heading, lead, items }: WebAwareness['quantities']) {
  return (
    <Band name="quantities" heading={heading} lead={lead} layout="columns">
      <ul className="quantities__list below-heading">
        {items.map(({ picture, amount, before, title, text }) => (
          <li key={title}>
            <QuantityPicture of={picture} amount={amount} />
            <h3>
              {before && <span className="quantities__before label">{`${before} `}</span>}
              <span className="quantities__amount figure tabular">{amount}</span> {title}
            </h3>
            <p className="quiet tight">{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
