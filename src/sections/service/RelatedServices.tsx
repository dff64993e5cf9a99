import type { MenuLink } from '../../catalog/menus.ts';
import type { ServicePages } from '../../catalog/schemas/service-pages.ts';
import './related-services.css';

interface Props {
  words: ServicePages['words'];
  package: MenuLink;
  /** Why the package fits this service. */
  packageText: string;
  related: readonly MenuLink[];
}

/** Where to go from here: the package that fits, and the services that go well with this one. */
export function RelatedServices({ words, package: fitting, packageText, related }: Props) {
  return (
    <section className="related-services band" aria-labelledby="related-services-heading">
      <div className="related-services__inner wrap stack-7">
        <div className="related-services__package stack-3 justify-start">
          <p className="kicker">{words.package}</p>
          <h2>{fitting.label}</h2>
          <p className="related-services__price">{fitting.hint}</p>
          <p>{packageText}</p>
          <a className="roomy-link" href={fitting.href}>
            {words.packageLink}
          </a>
        </div>
        <div className="related-services__related">
          <h2 id="related-services-heading">{words.related}</h2>
          <ul>
            {related.map(({ label, href, hint }) => (
              <li key={href}>
                <a className="quiet" href={href}>
                  <span>{label}</span> {hint}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
