import type { Seo } from '../../../catalog/schemas/packages/seo.ts';
import { Copy } from '../../ui/Copy.tsx';
import './beyond.css';

/** What the package leaves out, and where that is described. */
export function Beyond({ heading, lead, links }: Seo['beyond']) {
  return (
    <section className="beyond band" aria-labelledby="beyond-heading">
      <div className="beyond__inner wrap stack-5 columns-6-5">
        <h2 id="beyond-heading">{heading}</h2>
        <p className="large">
          <Copy text={lead} />
        </p>
        <ul className="lined columns-3">
          {links.map(({ label, href, hint }) => (
            <li key={href}>
              <a className="title lone-link" href={href}>
                {label}
              </a>
              <p>{hint}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
