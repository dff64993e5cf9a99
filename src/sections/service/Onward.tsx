import type { ServicePages } from '../../content/schemas/service-pages.ts';
import './onward.css';

interface Destination {
  label: string;
  href: string;
  hint: string;
}

interface Props {
  words: ServicePages['words'];
  package: Destination;
  /** Why the package fits this service. */
  packageText: string;
  related: readonly Destination[];
}

/** Where to go from here: the package that fits, and the services that go well with this one. */
export function Onward({ words, package: fitting, packageText, related }: Props) {
  return (
    <section className="onward band" aria-labelledby="onward-heading">
      <div className="onward__inner wrap">
        <div className="onward__package">
          <p className="kicker">{words.package}</p>
          <h2>{fitting.label}</h2>
          <p className="onward__price">{fitting.hint}</p>
          <p>{packageText}</p>
          <a href={fitting.href}>{words.packageLink}</a>
        </div>
        <div className="onward__related">
          <h2 id="onward-heading">{words.related}</h2>
          <ul>
            {related.map(({ label, href, hint }) => (
              <li key={href}>
                <a href={href}>
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
