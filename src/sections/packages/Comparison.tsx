import type { Offer } from '../../catalog/packages.ts';
import type { PackagePages } from '../../catalog/schemas/package-pages.ts';
import { Band } from '../../ui/Band.tsx';
import './comparison.css';

interface Props {
  words: PackagePages['comparison'];
  offers: readonly Offer[];
  /** Slug of the page that is open. */
  here: string;
}

/** All packages side by side; on phones each row becomes a card with the column heads inside. */
export function Comparison({ words, offers, here }: Props) {
  return (
    <Band name="comparison" heading={words.heading} lead={words.lead} layout="columns">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.package}</th>
            <th scope="col">{words.price}</th>
            <th scope="col">{words.month}</th>
            <th scope="col">{words.suits}</th>
            <th scope="col">{words.shows}</th>
          </tr>
        </thead>
        <tbody>
          {offers.map((offer) => (
            <tr key={offer.slug} className={offer.slug === here ? 'comparison__here' : undefined}>
              <th scope="row">
                {offer.title}
                {offer.slug === here ? (
                  <span className="comparison__mark">{words.here}</span>
                ) : (
                  <a href={offer.route}>
                    {words.link}
                    <span className="visually-hidden">: {offer.title}</span>
                  </a>
                )}
              </th>
              <td data-label={words.price}>
                <strong className="tabular">{offer.price}</strong> {offer.period}
                <small className="note">{offer.gst}</small>
              </td>
              <td data-label={words.month} className="tabular">
                {offer.monthly}
              </td>
              <td data-label={words.suits}>{offer.suits}</td>
              <td data-label={words.shows}>{offer.shows}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <a href="/brochure.pdf">{words.brochure}</a>
      </p>
    </Band>
  );
}
