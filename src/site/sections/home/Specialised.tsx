import type { Home } from '../../../catalog/schemas/home.ts';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './specialised.css';

/** Twenty specialised services as an index: dense, and every line a link. */
export function Specialised({ specialised }: { specialised: Home['specialised'] }) {
  const { heading, lead, tiles } = specialised;
  return (
    <section className="specialised band" aria-labelledby="specialised-heading">
      <div className="wrap">
        <SectionHeading id="specialised-heading" heading={heading} lead={lead} />
        <ul className="specialised__index halves">
          {tiles.map((tile) => (
            <li key={tile.title}>
              <a href={tile.href}>
                <span>{tile.title}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
