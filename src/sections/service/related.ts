import type { Navigation } from '../../catalog/schemas/navigation.ts';
import type { Service } from '../../catalog/schemas/service.ts';
import type { Testimonial } from '../../catalog/schemas/testimonial.ts';

type MenuLink = Navigation['groups'][number]['links'][number];

/** A service page's neighbours, by the names they have in the header. */
export function relatedPages(service: Service, path: string, { groups }: Navigation) {
  const links = groups.flatMap((group) => group.links);
  const linkTo = (href: string): MenuLink => {
    const link = links.find((candidate) => candidate.href === href);
    if (!link) throw new Error(`content/navigation.yaml has no link to ${href}. Add it.`);
    return link;
  };
  return {
    group: groups.find((group) => group.links.some(({ href }) => href === path))?.label,
    package: linkTo(service.package.href),
    related: service.related.map((slug) => linkTo(`/services/${slug}`)),
  };
}

/** The quote of the review box, when the page has one. */
export function quoteOf({ hero }: Service, quotes: readonly (Testimonial & { id: string })[]) {
  if (!hero.review) return undefined;
  const { testimonial } = hero.review;
  const quote = quotes.find(({ id }) => id === testimonial);
  if (!quote) throw new Error(`content/testimonials has no "${testimonial}.yaml".`);
  return quote;
}
