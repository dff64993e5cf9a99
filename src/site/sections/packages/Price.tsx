import type { Offer } from '../../../catalog/queries/packages.ts';
import type { PackagePages } from '../../../catalog/schemas/package-pages.ts';
import './price.css';

interface Props {
  offer: Offer;
  words: PackagePages['perMonth'];
}

/** A price set as a picture: the amount, what it pays for, the sum with GST, and a month's share. */
export function Price({ offer, words }: Props) {
  const { price, period, gst, withGst, monthly } = offer;
  return (
    <p className="price stack-3">
      <strong className="figure tabular">{price}</strong>
      <span className="price__terms quiet">
        <span className="price__period">{period}</span> <span>{gst}</span>{' '}
        <span className="price__sum tabular">{withGst}</span>
        {monthly !== price && (
          <span>
            {' '}
            {words.before} {monthly} {words.after}
          </span>
        )}
      </span>
    </p>
  );
}
