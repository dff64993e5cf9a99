import type { ComponentProps } from 'react';
import type { articleLink } from '../../../catalog/queries/blog.ts';
import type { MenuLink } from '../../../catalog/queries/menus.ts';
import type { ServicePages } from '../../../catalog/schemas/service-pages.ts';
import { LinkRow } from '../../ui/LinkRow.tsx';
import { Cost } from './Cost.tsx';
import './related-services.css';

interface Props {
  words: ServicePages['words'];
  cost: ComponentProps<typeof Cost>['cost'];
  related: readonly MenuLink[];
  /** The article that helps a buyer. */
  article: readonly ReturnType<typeof articleLink>[];
}

/** Where to go from here: what it costs, the services that go well with this one, an article. */
export function RelatedServices(props: Props) {
  const { words, cost, related, article } = props;
  return (
    <section className="related-services" aria-labelledby="related-services-heading">
      <div className="related-services__inner wrap stack-4 columns-5-7">
        <Cost words={words} cost={cost} />
        <div>
          <h2 id="related-services-heading">{words.related}</h2>
          <ul className="halves">
            {related.map(({ label, href }) => (
              <li key={href}>
                <a className="strong" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <LinkRow label={words.article} links={article} />
        </div>
      </div>
    </section>
  );
}
