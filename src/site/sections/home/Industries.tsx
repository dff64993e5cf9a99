import { type Case, caseOfSector } from '../../../catalog/queries/work.ts';
import type { Home } from '../../../catalog/schemas/home.ts';
import type { Sector } from '../../../catalog/schemas/sector.ts';
import { pictogramFile } from '../../illustration/sectors/index.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './industries.css';

interface Props {
  industries: Home['industries'];
  sectors: readonly (Sector & { id: string })[];
  cases: readonly Case[];
  /** The link to a case. */
  read: string;
}

/** Trades in a lattice of hairlines; on narrow screens a trade unfolds what we do for it. */
export function Industries({ industries, sectors, cases, read }: Props) {
  const pathOf = (sector: string) => caseOfSector(cases, sector)?.path;
  return (
    <section className="industries ground-shade band" aria-labelledby="industries-heading">
      <div className="wrap">
        <SectionHeading id="industries-heading" {...industries} layout="columns" />
        <ul className="industries__lattice">
          {sectors.map((sector) => (
            <li key={sector.id}>
              <Fold
                bare
                narrow
                name="industries"
                summary={
                  <>
                    <Photo image={{ ...pictogramFile(sector), alt: sector.alt }} />
                    <h3>{sector.title}</h3>
                  </>
                }
              >
                <p className="note">
                  {`${sector.description} `}
                  {pathOf(sector.id) && <a href={pathOf(sector.id)}>{read}</a>}
                </p>
              </Fold>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
