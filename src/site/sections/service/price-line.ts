import type { Offer } from '../../../catalog/queries/packages.ts';
import type { Service } from '../../../catalog/schemas/service.ts';
import type { ServicePages } from '../../../catalog/schemas/service-pages.ts';

/** What a service costs, in a line; with the page of the package that has this price. */
export interface PriceLine {
  readonly text: string;
  readonly href?: string;
}

/** The price of the package that sells this very service; all others are quoted in writing. */
export function priceLineOf(
  { package: fitting }: Service,
  packages: readonly { offer: Offer }[],
  words: ServicePages['words'],
): PriceLine {
  if (!fitting?.sells) return { text: words.quoted };
  const { href, besides } = fitting;
  const offer = packages.find((one) => one.offer.route === href)?.offer;
  if (!offer) throw new Error(`There is no package page ${href}.`);
  const price = `${offer.price} ${offer.period} ${words.gst}`;
  return { href, text: besides ? `${price}, ${besides}` : price };
}
