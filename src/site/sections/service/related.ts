import type { Praise } from '../../../catalog/queries/entries.ts';
import type { MenuLink, Navigation } from '../../../catalog/queries/menus.ts';
import { type MenuService, serviceLink } from '../../../catalog/queries/menus.ts';
import type { Service } from '../../../catalog/schemas/service.ts';

/** A service page's neighbours: its package, if one fits, and the services that go with it. */
export function relatedPages(
  service: Service,
  services: readonly MenuService[],
  { groups }: Navigation,
) {
  const links = groups.flatMap((group) => group.links);
  const fitting = service.package;
  const packageLink = links.find(({ href }) => href === fitting?.href);
  if (fitting && !packageLink) {
    throw new Error(`content/navigation.yaml has no link to ${fitting.href}. Add it.`);
  }
  return {
    package: packageLink,
    related: service.related.flatMap((slug): MenuLink[] =>
      services.filter(({ id }) => id === slug).map((found) => serviceLink(found)),
    ),
  };
}

/** What a client says, by file name. */
export function quoteOf(client: string, praise: readonly Praise[]): Praise {
  const quote = praise.find(({ id }) => id === client);
  if (!quote)
    throw new Error(`content/clients/${client}.yaml has no quote and no review. Add one.`);
  return quote;
}
