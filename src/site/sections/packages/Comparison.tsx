import type { Offer } from '../../../catalog/queries/packages.ts';
import type { PackagePages } from '../../../catalog/schemas/package-pages.ts';
import { Band } from '../../ui/Band.tsx';
import { Fold } from '../../ui/Fold.tsx';
import '../../ui/fold-stacked.css';
import './comparison.css';

interface Props {
  words: PackagePages['comparison'];
  offers: readonly Offer[];
  /** Slug of the page that is open. */
  here: string;
}

/** All packages in a row each: what decides shows, what explains unfolds on phones. */
export function Comparison({ words, offers, here }: Props) {
  return (
    <Band
      name="comparison"
      heading={words.heading}
      lead={words.lead}
      layout="columns"
      gap="stack-5"
    >
      <div>
        {offers.map((offer) => (
          <Fold
            key={offer.slug}
            narrow
            stacked
            className={offer.slug === here ? 'comparison__here' : ''}
            summary={
              <>
                <h3>{offer.title}</h3>
                <span className="tight">
                  <strong className="tabular">{offer.price}</strong> {offer.period}
                </span>
                <span className="quiet tight">{offer.shows}</span>
              </>
            }
          >
            <div className="fold__content">
              <dl className="tight">
                {[
                  [words.sum, offer.withGst],
                  [words.beside, offer.beside],
                  [words.suits, offer.suits],
                ].map(([label, value]) => (
                  <div key={label}>
                    <dt className="note">{label}</dt>
                    <dd className="tabular">{value}</dd>
                  </div>
                ))}
              </dl>
              {offer.slug === here ? (
                <p className="label">{words.here}</p>
              ) : (
                <a className="roomy-link" href={offer.route}>
                  {words.link}
                  <span className="visually-hidden">: {offer.title}</span>
                </a>
              )}
            </div>
          </Fold>
        ))}
      </div>
      <p className="comparison__links row">
        <a className="roomy-link" href="/brochure.pdf">
          {words.brochure}
        </a>
        <a className="roomy-link" href={words.terms.href}>
          {words.terms.label}
        </a>
      </p>
    </Band>
  );
}
