import type { ServiceCost } from '../../../catalog/queries/service-pages.ts';
import type { Service } from '../../../catalog/schemas/service.ts';
import type { ServicesHub } from '../../../catalog/schemas/services-hub.ts';
import './needs.css';

interface Listed {
  readonly service: Service & { readonly id: string };
  readonly cost: ServiceCost;
}

interface Props {
  needs: ServicesHub['needs'];
  /** Before the name of the nearest package. */
  yardstick: string;
  services: readonly Listed[];
}

/** All services below what a visitor needs, each with its price or that of the nearest package. */
export function Needs({ needs, yardstick, services }: Props) {
  return (
    <div className="needs-list wrap">
      {Object.entries(needs).map(([family, { heading, text }]) => (
        <section
          className={`service family-${family} columns-5-7 stack-3`}
          aria-labelledby={`need-${family}`}
          key={family}
        >
          <div className="stack-2">
            <h2 className="subheading" id={`need-${family}`}>
              {heading}
            </h2>
            <p className="quiet">{text}</p>
          </div>
          <ul className="lined">
            {services
              .filter(({ service }) => service.family === family)
              .map(({ service: { id, title, menu, package: nearest }, cost }) => (
                <li key={id}>
                  <a href={`/services/${id}`}>
                    <strong>{title}</strong>
                    <span className="note">{menu.hint}</span>
                  </a>
                  <span className="note tabular">
                    {nearest.sells ? cost.price : `${yardstick}: ${cost.label}, ${cost.price}`}
                  </span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
