import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { mainOfficeOf } from './main-office.ts';
import { fillPlaceholders, type PACKAGE_IDS, type PlaceholderValues } from './placeholders.ts';
import { formatPrice } from './price.ts';
import { SERVICE_SLUGS } from './routes.ts';
import type { Answers } from './schemas/answers.ts';
import type { BrochureWords } from './schemas/brochure.ts';
import type { Contact } from './schemas/contact.ts';
import type { Forms } from './schemas/forms.ts';
import type { Home } from './schemas/home.ts';
import type { Interface } from './schemas/interface.ts';
import type { Navigation } from './schemas/navigation.ts';
import { OFFICE_IDS, type Office, type OfficeId } from './schemas/office.ts';
import type { Package } from './schemas/package.ts';
import type { PackagePages } from './schemas/package-pages.ts';
import type { AdsManagement } from './schemas/packages/ads-management.ts';
import type { Seo } from './schemas/packages/seo.ts';
import type { SocialMediaManagement } from './schemas/packages/social-media-management.ts';
import type { WebAwareness } from './schemas/packages/web-awareness.ts';
import type { Policies, Policy } from './schemas/policy.ts';
import type { Popup } from './schemas/popup.ts';
import { PROJECT_IDS, type Project, type ProjectId } from './schemas/project.ts';
import { SECTOR_IDS, type Sector, type SectorId } from './schemas/sector.ts';
import type { Service, ServiceSlug } from './schemas/service.ts';
import type { ServicePages } from './schemas/service-pages.ts';
import type { Site } from './schemas/site.ts';
import type { Testimonial } from './schemas/testimonial.ts';

export type PackageId = (typeof PACKAGE_IDS)[number];

/** An entry of a folder: its fields and the name of its file. */
export type Named<Fields, Id extends string = string> = Fields & { id: Id };

async function only<Name extends CollectionKey>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`The collection "${name}" is empty.`);
  return entry.data;
}

/** What the placeholders in texts stand for. */
export async function placeholderValues(): Promise<PlaceholderValues> {
  const site = await getSite();
  const policies = await only('policies');
  const wordplay = await only('wordplay');
  const offices = (await getCollection('offices')).map(({ id, data }) => ({ ...data, id }));
  const { street, locality, postalCode } = mainOfficeOf(site, offices).address;
  const price = async (id: PackageId) => formatPrice((await getPackage(id)).price);
  return {
    phone: site.phone.display,
    email: site.emails.support,
    'info-email': site.emails.info,
    hours: site.hours.display,
    'site-name': site.name,
    'legal-name': site.legalName,
    'head-office': `${street}, ${locality} ${postalCode}`,
    retention: String(policies.retentionMonths),
    'grievance-officer': policies.grievanceOfficer.name,
    'grievance-days': String(policies.grievanceOfficer.answerDays),
    'wordplay-heading': wordplay.heading,
    'wordplay-paragraph': wordplay.paragraph,
    'price:web-awareness': await price('web-awareness'),
    'price:social-media-management': await price('social-media-management'),
    'price:ads-management': await price('ads-management'),
  };
}

/** The only entry of a collection that is a single file, with its placeholders filled in. */
export async function filled<Name extends CollectionKey>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> {
  return fillPlaceholders(await only(name), await placeholderValues());
}

/** The entries of a folder in their order; `oneOf` narrows their names to those the folder holds. */
export async function ordered<Fields extends { order: number }, Id extends string>(
  entries: Promise<readonly { id: string; data: Fields }[]>,
  oneOf: (id: string) => Id,
): Promise<Named<Fields, Id>[]> {
  const values = await placeholderValues();
  return (await entries)
    .map(({ id, data }) => ({ ...fillPlaceholders(data, values), id: oneOf(id) }))
    .sort((a, b) => a.order - b.order);
}

/** Narrows the name of a file to those the site knows. */
export function oneOf<Id extends string>(ids: readonly Id[]): (id: string) => Id {
  return (id) => {
    const known = ids.find((candidate) => candidate === id);
    if (!known) throw new Error(`"${id}" is not one of ${ids.join(', ')}.`);
    return known;
  };
}

/** Who the agency is: name, phone, mail, hours, social profiles. */
export const getSite = (): Promise<Site> => only('site');

/** The header's six menus, its call to action and the footer's five columns. */
export const getNavigation = (): Promise<Navigation> => filled('navigation');

/** Words of buttons and states, grouped by component. */
export const getInterface = (): Promise<Interface> => filled('interface');

/** Words of the five forms. */
export const getForms = (): Promise<Forms> => filled('forms');

/** What all forms say alike, with the ways to reach us that one offers when it can't be sent. */
export async function getCommonFormWords() {
  const { form, chat } = await getInterface();
  const { direct: heading } = await getAnswers();
  const { phone, whatsapp } = await getSite();
  return { ...form, directWays: { heading, phone, whatsapp, chatLabel: chat.label } };
}

/** The growth popup. */
export const getPopup = (): Promise<Popup> => filled('popup');

/** The home page, section by section. */
export const getHome = (): Promise<Home> => filled('home');

/** The contact page, section by section. */
export const getContact = (): Promise<Contact> => filled('contact');

/** Pages that the server sends in answer to a form or to an unknown address. */
export const getAnswers = (): Promise<Answers> => filled('answers');

/** The three offices, head office first. */
export const getOffices = (): Promise<Named<Office, OfficeId>[]> =>
  ordered(getCollection('offices'), oneOf(OFFICE_IDS));

/** The 12 industries. */
export const getSectors = (): Promise<Named<Sector, SectorId>[]> =>
  ordered(getCollection('sectors'), oneOf(SECTOR_IDS));

/** The 15 projects of the work showcase. */
export const getProjects = (): Promise<Named<Project, ProjectId>[]> =>
  ordered(getCollection('projects'), oneOf(PROJECT_IDS));

/** The six quotes of the home page. */
export const getTestimonials = (): Promise<Named<Testimonial>[]> =>
  ordered(getCollection('testimonials'), (id) => id);

/** The service pages, in the order of the specification. */
export async function getServices(): Promise<Named<Service, ServiceSlug>[]> {
  const values = await placeholderValues();
  const known = oneOf(SERVICE_SLUGS);
  return (await getCollection('services'))
    .map(({ id, data }) => ({ ...fillPlaceholders(data, values), id: known(id) }))
    .sort((a, b) => SERVICE_SLUGS.indexOf(a.id) - SERVICE_SLUGS.indexOf(b.id));
}

/** What all service pages share: small words and the success stories. */
export const getServicePages = (): Promise<ServicePages> => filled('servicePages');

/** What the three packages cost, by file name. */
export async function getPackage(id: PackageId): Promise<Named<Package, PackageId>> {
  const found = (await getCollection('packages')).find((entry) => entry.id === id);
  if (!found) throw new Error(`content/packages/${id}.yaml is missing. Add it.`);
  return { ...found.data, id };
}

/** What all package pages share: small words, and the heads of the comparison. */
export const getPackagePages = (): Promise<PackagePages> => filled('packagePages');

/** The website package. */
export const getWebAwareness = (): Promise<WebAwareness> => filled('webAwareness');

/** The social media package, blue variant. */
export const getSocialMediaManagement = (): Promise<SocialMediaManagement> =>
  filled('socialMediaManagement');

/** The SEO package: the social media listing as its green variant. */
export const getSeo = (): Promise<Seo> => filled('seo');

/** The ads package. */
export const getAdsManagement = (): Promise<AdsManagement> => filled('adsManagement');

/** What both policies share: date, retention, grievance officer, small words. */
export const getPolicies = (): Promise<Policies> => filled('policies');

/** The privacy policy, in 20 sections. */
export const getPrivacyPolicy = (): Promise<Policy> => filled('privacyPolicy');

/** The terms of the website. */
export const getTerms = (): Promise<Policy> => filled('terms');

/** Words of the brochure that stand on no page. */
export const getBrochure = (): Promise<BrochureWords> => filled('brochure');
