import type { NavigationFile } from '../schemas/navigation.ts';
import type { Policy } from '../schemas/policy.ts';
import type { Service } from '../schemas/service.ts';
import type { Link } from '../schemas/text.ts';

export interface MenuLink extends Link {
  readonly hint: string;
}

/** The header's menus, its call to action, and the footer's columns. */
export interface Navigation {
  readonly groups: readonly {
    readonly label: string;
    readonly lead: string;
    readonly links: readonly MenuLink[];
  }[];
  readonly callToAction: Link;
  readonly footer: readonly { readonly label: string; readonly links: readonly Link[] }[];
  readonly copyright: string;
}

/** What menus need to know of a service. */
export type MenuService = Pick<Service, 'title' | 'menu'> & { readonly id: string };

/** A service as menus and its neighbours name it. */
export function serviceLink({ id, title, menu }: MenuService, hint = menu.hint): MenuLink {
  return { label: title, href: `/services/${id}`, hint };
}

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/**
 * Header and footer: each service where its file places it, then the pages of
 * content/navigation.yaml; a footer column repeats the menu of its name.
 *
 * @param services sorted by name, which decides between two of one order
 * @param english by whose labels services name their menus
 */
export function navigation(
  { groups, callToAction, footer, copyright }: NavigationFile,
  services: readonly MenuService[],
  policies: readonly (Policy & { id: string })[],
  english: Pick<NavigationFile, 'groups' | 'footer'> = { groups, footer },
): Navigation {
  const placed = services.flatMap((service) =>
    service.menu.groups.map((place) => ({ ...place, link: serviceLink(service, place.hint) })),
  );
  const menus = groups.map(({ label, lead, links }, index) => {
    const name = english.groups[index]?.label;
    const own = placed.filter((place) => place.label === name).sort(byOrder);
    return { name, label, lead, links: [...own.map(({ link }) => link), ...links] };
  });
  const columns = english.footer.map((name, index) => ({
    label: footer[index] ?? name,
    links: [
      ...(menus.find((menu) => menu.name === name)?.links ?? []),
      ...services
        .flatMap((service) =>
          service.menu.footer ? [{ ...service.menu.footer, link: serviceLink(service) }] : [],
        )
        .filter((place) => place.label === name)
        .sort(byOrder)
        .map(({ link }) => link),
      ...(name === 'Policies'
        ? policies.map(({ id, title }) => ({ label: title, href: `/policies/${id}` }))
        : []),
    ],
  }));
  return { groups: menus, callToAction, footer: columns, copyright };
}
