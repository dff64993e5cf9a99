import type { Service, Offer as StructuredOffer } from 'schema-dts';
import type { Offer } from '../../../catalog/queries/packages.ts';
import type { Meta } from '../../../catalog/schemas/text.ts';
import { type Identity, pageAddress } from './graph.ts';
import { publisher } from './organization.ts';

/** The package of an offer, under an id that its page and the services that lead to it share. */
const packageId = (offer: Offer, identity: Identity) =>
  `${pageAddress(offer.route, identity)}#package`;

/** What a price pays for, in UN/CEFACT units: MON is a month, ANN a year. */
const PERIODS = {
  'per month': { value: 1, unitCode: 'MON' },
  'for 6 months': { value: 6, unitCode: 'MON' },
  'per year': { value: 1, unitCode: 'ANN' },
} as const satisfies Record<Offer['paysFor'], { value: number; unitCode: string }>;

function offerNode({ route, title, amount, paysFor }: Offer, identity: Identity): StructuredOffer {
  return {
    '@type': 'Offer',
    name: title,
    url: pageAddress(route, identity),
    price: amount,
    priceCurrency: 'INR',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: amount,
      priceCurrency: 'INR',
      valueAddedTaxIncluded: false,
      referenceQuantity: { '@type': 'QuantitativeValue', ...PERIODS[paysFor] },
    },
  };
}

interface Sold {
  readonly title: string;
  readonly meta: Meta;
}

const soldBy = ({ title, meta }: Sold, url: string, identity: Identity) =>
  ({
    '@type': 'Service',
    serviceType: title,
    description: meta.description,
    url,
    provider: publisher(identity),
    areaServed: identity.site.cities.map((name) => ({ '@type': 'City', name })),
  }) satisfies Service;

/** A package: what its page offers at a price. Its title may be that of a service, too. */
export function packageNode(page: Sold, offer: Offer, identity: Identity): Service {
  return {
    ...soldBy(page, pageAddress(offer.route, identity), identity),
    '@id': packageId(offer, identity),
    name: page.meta.title,
    offers: offerNode(offer, identity),
  };
}

/**
 * A service, and the package that belongs to it, if one does.
 *
 * @param pricedHere whether the page names the package's price: an offer without it would be one
 * that no visitor finds
 */
export function serviceNode(
  path: string,
  page: Sold,
  fitting: { offer: Offer; meta: Meta; pricedHere: boolean } | undefined,
  identity: Identity,
): Service {
  const url = pageAddress(path, identity);
  return {
    ...soldBy(page, url, identity),
    '@id': `${url}#service`,
    name: page.title,
    ...(fitting?.pricedHere && { offers: offerNode(fitting.offer, identity) }),
    ...(fitting && {
      isRelatedTo: {
        '@type': 'Service' as const,
        '@id': packageId(fitting.offer, identity),
        name: fitting.meta.title,
        url: pageAddress(fitting.offer.route, identity),
      },
    }),
  };
}
