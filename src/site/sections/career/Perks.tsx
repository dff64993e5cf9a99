import type { CareerPage } from '../../../catalog/schemas/career-page.ts';
import { Icon } from '../../ui/Icon.tsx';
import './perks.css';

/** Six perks as the panes of a window: no two neighbours are of one width. */
export function Perks({ perks }: { perks: CareerPage['perks'] }) {
  return (
    <section className="perks band" aria-labelledby="perks-heading">
      <div className="wrap">
        <div className="section-opening stack-4 columns-7-5">
          <h2 id="perks-heading">{perks.heading}</h2>
          <p className="lead short-lines">{perks.lead}</p>
        </div>
        <ul className="perks__panes framed">
          {perks.items.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} size={40} />
              <h3>{title}</h3>
              <p className="quiet tight">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
