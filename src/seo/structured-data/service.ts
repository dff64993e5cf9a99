import type { Service, Offer as StructuredOffer } from 'schema-dts';
import type { Offer } from '../../catalog/packages.ts';
import type { Meta } from '../../catalog/schemas/text.ts';
import { absolute, type Identity } from './graph.ts';
import { publisher } from './organization.ts';

/** What a price pays for, in UN/CEFACT units: MON is a month, ANN a year. */
const PERIODS = {
  'per month': { value: 1, unitCode: 'MON' },
  'for 6 months': { value: 6, unitCode: 'MON' },
  'per year': { value: 1, unitCode: 'ANN' },
} as const satisfies Record<Offer['period'], { value: number; unitCode: string }>;

function offerNode({ route, title, amount, period }: Offer, identity: Identity): StructuredOffer {
  return {
    '@type': 'Offer',
    name: title,
    url: absolute(route, identity),
    price: amount,
    priceCurrency: 'INR',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: amount,
      priceCurrency: 'INR',
      valueAddedTaxIncluded: false,
      referenceQuantity: { '@type': 'QuantitativeValue', ...PERIODS[period] },
    },
  };
}

/** A service of the agency, and the package at which it begins. */
export function serviceNode(
  path: string,
  { title, meta }: { readonly title: string; readonly meta: Meta },
  offer: Offer,
  identity: Identity,
): Service {
  const url = absolute(path, identity);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: title,
    serviceType: title,
    description: meta.description,
    url,
    provider: publisher(identity),
    areaServed: { '@type': 'Country', name: 'India' },
    offers: offerNode(offer, identity),
  };
}
