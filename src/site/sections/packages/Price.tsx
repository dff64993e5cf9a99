import type { Offer } from '../../../catalog/queries/packages.ts';
import './price.css';

/** A price set as a picture: the amount, what it pays for, the sum with GST, how it is paid and left. */
export function Price({ offer }: { offer: Offer }) {
  const { price, period, gst, withGst, beside } = offer;
  return (
    <p className="price stack-3">
      <strong className="figure tabular">{price}</strong>
      <span className="price__terms quiet">
        <span className="price__period">{period}</span> <span>{gst}</span>{' '}
        <span className="price__sum tabular">{withGst}</span>{' '}
        <span className="price__beside">{beside}</span>
      </span>
    </p>
  );
}
