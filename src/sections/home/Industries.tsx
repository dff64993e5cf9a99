import type { Home } from '../../catalog/schemas/home.ts';
import type { Sector } from '../../catalog/schemas/sector.ts';
import { SectorPictogram } from '../../illustration/sectors/index.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './industries.css';

interface Props {
  industries: Home['industries'];
  sectors: readonly (Sector & { id: string })[];
}

/** Trades in a lattice of hairlines; on narrow screens a trade unfolds what we do for it. */
export function Industries({ industries, sectors }: Props) {
  return (
    <section className="industries ground-shade band" aria-labelledby="industries-heading">
      <div className="wrap">
        <SectionHeading id="industries-heading" {...industries} layout="columns" />
        <ul className="industries__lattice">
          {sectors.map((sector) => (
            <li key={sector.id}>
              <Fold
                narrow
                name="industries"
                summary={
                  <>
                    <SectorPictogram sector={sector} />
                    <h3>{sector.title}</h3>
                  </>
                }
              >
                <p className="note">{sector.description}</p>
              </Fold>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
