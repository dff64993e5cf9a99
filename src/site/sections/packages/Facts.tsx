import { factRows, type Package } from '../../../catalog/queries/packages.ts';
import type { PackagePages } from '../../../catalog/schemas/package-pages.ts';
import { Band } from '../../ui/Band.tsx';
import { Copy } from '../../ui/Copy.tsx';
import './facts.css';

interface Props {
  facts: Package['facts'];
  words: PackagePages['facts'];
}

/** What is paid, what is there by which day, what comes back, and how it ends: open on every screen. */
export function Facts({ facts, words }: Props) {
  return (
    <Band name="facts" heading={words.heading} gap="stack-5">
      <dl className="facts__list">
        {factRows(facts, words).map(([label, text]) => (
          <div className="ruled stack-2" key={label}>
            <dt className="strong">{label}</dt>
            <dd className="tabular">
              <Copy text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
