import type { DayOfWeek, Organization, ProfessionalService, WebSite } from 'schema-dts';
import type { Named } from '../../../catalog/queries/entries.ts';
import { mainOfficeOf } from '../../../catalog/queries/main-office.ts';
import { mapPageHref } from '../../../catalog/queries/map-links.ts';
import type { Office } from '../../../catalog/schemas/office.ts';
import type { Site } from '../../../catalog/schemas/site.ts';
import { chatLink } from '../../../catalog/words/contact-link.ts';
import { absolute, type Identity, organizationId, pageAddress, webSiteId } from './graph.ts';

const DAYS: Readonly<Record<Site['hours']['days'][number], DayOfWeek>> = {
  Mo: 'https://schema.org/Monday',
  Tu: 'https://schema.org/Tuesday',
  We: 'https://schema.org/Wednesday',
  Th: 'https://schema.org/Thursday',
  Fr: 'https://schema.org/Friday',
  Sa: 'https://schema.org/Saturday',
  Su: 'https://schema.org/Sunday',
};

const officeId = ({ id }: Named<Office>, identity: Identity) =>
  pageAddress(`/Contact#${id}`, identity);

const officeName = ({ city, area }: Named<Office>, { site }: Identity) =>
  `${site.name}, ${city} ${area}`;

/** Degrees as exact as a house: search engines ask for five decimals, and fewer mislead by streets. */
const isExact = (coordinates: Office['coordinates']) =>
  Object.values(coordinates).every((degrees) => !Number.isInteger(degrees * 10_000));

const postalAddress = ({ address }: Office) =>
  ({
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.locality,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: 'IN',
  }) as const;

/** Who stands behind the site, in the few words that other nodes need. */
export const publisher = (identity: Identity) =>
  ({
    '@type': 'Organization',
    '@id': organizationId(identity),
    name: identity.site.name,
    url: absolute('/', identity),
    logo: absolute('/icons/icon-512.png', identity),
  }) as const satisfies Organization;

/** The agency in full, with its offices. */
export function organization(identity: Identity): Organization {
  const { site, offices } = identity;
  return {
    ...publisher(identity),
    alternateName: site.nameDevanagari,
    legalName: site.legalName,
    slogan: site.tagline,
    description: site.description,
    email: site.emails.info,
    telephone: site.phone.e164,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: site.phone.e164,
      email: site.emails.support,
      areaServed: 'IN',
      availableLanguage: site.languages,
    },
    foundingDate: String(site.founding.year),
    foundingLocation: { '@type': 'Place', name: site.founding.place },
    address: postalAddress(mainOfficeOf(site, offices)),
    location: offices.map((office) => ({
      '@type': 'Place',
      '@id': officeId(office, identity),
      name: officeName(office, identity),
      address: postalAddress(office),
    })),
    sameAs: site.social.map(({ url }) => url),
  };
}

/** An office as a place that can be visited, with its hours. */
export function officeNode(office: Named<Office>, identity: Identity): ProfessionalService {
  const { site, priceRange } = identity;
  const { city, address, coordinates, photo, phone, whatsapp } = office;
  return {
    '@type': 'ProfessionalService',
    '@id': officeId(office, identity),
    name: officeName(office, identity),
    description: office.landmark,
    parentOrganization: { '@id': organizationId(identity) },
    url: officeId(office, identity),
    ...(photo && { image: absolute(photo.src, identity) }),
    telephone: phone.e164,
    ...(whatsapp && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'WhatsApp',
        telephone: whatsapp.e164,
        url: chatLink(whatsapp.e164, site.greeting),
      },
    }),
    email: site.emails.info,
    address: postalAddress(office),
    ...(isExact(coordinates) && { geo: { '@type': 'GeoCoordinates', ...coordinates } }),
    hasMap: mapPageHref(coordinates),
    areaServed: [
      { '@type': 'City', name: city },
      { '@type': 'State', name: address.region },
    ],
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: site.hours.days.map((day) => DAYS[day]),
      opens: site.hours.opens,
      closes: site.hours.closes,
    },
    currenciesAccepted: 'INR',
    priceRange,
  };
}

/** The site by its name, as search engines show it above a result. */
export function webSite(identity: Identity): WebSite {
  const { site } = identity;
  return {
    '@type': 'WebSite',
    '@id': webSiteId(identity),
    name: site.name,
    alternateName: site.nameDevanagari,
    url: absolute('/', identity),
    inLanguage: 'en-IN',
    publisher: { '@id': organizationId(identity) },
  };
}
