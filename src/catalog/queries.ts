import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { namesIn } from './folder.ts';
import { mainOfficeOf } from './main-office.ts';
import { type Navigation, navigation } from './menus.ts';
import { COUNTED, counted, fillPlaceholders, type PlaceholderValues } from './placeholders.ts';
import { formatPrice, pricedOf } from './price.ts';
import type { Answers } from './schemas/answers.ts';
import type { BrochureWords } from './schemas/brochure.ts';
import type { Client } from './schemas/client.ts';
import type { Contact } from './schemas/contact.ts';
import type { Forms } from './schemas/forms.ts';
import type { Home } from './schemas/home.ts';
import type { Interface } from './schemas/interface.ts';
import type { Office } from './schemas/office.ts';
import type { PackagePages } from './schemas/package-pages.ts';
import type { Person } from './schemas/person.ts';
import type { Policies, Policy } from './schemas/policy.ts';
import type { Popup } from './schemas/popup.ts';
import type { Project } from './schemas/project.ts';
import type { Sector } from './schemas/sector.ts';
import type { Service } from './schemas/service.ts';
import type { ServicePages } from './schemas/service-pages.ts';
import type { Site } from './schemas/site.ts';

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
  const policies = await only('policyWords');
  const { grievanceOfficer } = policies;
  const offices = (await getCollection('offices')).map(({ id, data }) => ({ ...data, id }));
  const { street, locality, postalCode } = mainOfficeOf(site, offices).address;
  const packages = await getCollection('packages');
  const clients = await getCollection('clients');
  const counts = counted.map((name) => [`count:${name}`, String(namesIn(COUNTED[name]).size)]);
  return {
    ...Object.fromEntries(counts),
    'count:quotes': String(clients.filter(({ data }) => data.quote).length),
    phone: site.phone.display,
    email: site.emails.support,
    'info-email': site.emails.info,
    hours: site.hours.display,
    'site-name': site.name,
    'legal-name': site.legalName,
    'head-office': `${street}, ${locality} ${postalCode}`,
    retention: String(policies.retentionMonths),
    'grievance-officer': (await getPerson(grievanceOfficer.person)).name,
    'grievance-days': String(grievanceOfficer.answerDays),
    ...Object.fromEntries(
      packages.map(({ id, data }) => [`price:${id}`, formatPrice(pricedOf(data, packages).price)]),
    ),
  };
}

/** The only entry of a collection that is a single file, with its placeholders filled in. */
export async function filled<Name extends CollectionKey>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> {
  return fillPlaceholders(await only(name), await placeholderValues());
}

/** The entries of a folder with their placeholders filled in, by name. */
export async function entriesOf<Name extends CollectionKey>(
  name: Name,
): Promise<Named<CollectionEntry<Name>['data']>[]> {
  const values = await placeholderValues();
  return (await getCollection(name))
    .map(({ id, data }) => ({ ...fillPlaceholders(data, values), id }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Sorts entries by the order that they name. */
export const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** Who the agency is: name, phone, mail, hours, social profiles. */
export const getSite = (): Promise<Site> => only('site');

let menus: Promise<Navigation> | undefined;

/** The header's menus, its call to action and the footer's columns. */
export function getNavigation(): Promise<Navigation> {
  // Every page asks for it, and it reads every service: a build does that once.
  if (import.meta.env.DEV) return readNavigation();
  menus ??= readNavigation();
  return menus;
}

async function readNavigation(): Promise<Navigation> {
  return navigation(await filled('navigation'), await getServices(), await getPolicies());
}

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

/** Addresses that have moved or gone. */
export const getRedirects = async () => (await only('redirects')).redirects;

/** The offices, in their order. */
export const getOffices = async (): Promise<Named<Office>[]> =>
  (await entriesOf('offices')).sort(byOrder);

/** The industries, in their order. */
export const getSectors = async (): Promise<Named<Sector>[]> =>
  (await entriesOf('sectors')).sort(byOrder);

/** The projects of the work showcase, in their order. */
export const getProjects = async (): Promise<Named<Project>[]> =>
  (await entriesOf('projects')).sort(byOrder);

/** Somebody of the agency, by file name. */
export async function getPerson(id: string): Promise<Person> {
  const found = (await getCollection('people')).find((entry) => entry.id === id);
  if (!found) throw new Error(`content/people/${id}.yaml is missing. Add it.`);
  return found.data;
}

/** The clients, with what they say about us. */
export const getClients = (): Promise<Named<Client>[]> => entriesOf('clients');

/** What clients say on the home page, in its order. */
export async function getQuotes() {
  const { title } = (await getInterface()).quote;
  return (await getClients())
    .flatMap(({ id, name, quote }) => (quote ? [{ id, name, title, ...quote }] : []))
    .sort(byOrder);
}

/** A client's words, as home page and service pages show them. */
export type Quote = Awaited<ReturnType<typeof getQuotes>>[number];

/** The service pages. */
export const getServices = (): Promise<Named<Service>[]> => entriesOf('services');

/** What all service pages share: small words and the success stories. */
export const getServicePages = (): Promise<ServicePages> => filled('servicePages');

/** What all package pages share: small words, and the heads of the comparison. */
export const getPackagePages = (): Promise<PackagePages> => filled('packagePages');

/** What the policies share: date, retention, grievance officer, small words. */
export const getPolicyWords = (): Promise<Policies> => filled('policyWords');

/** The policies. */
export const getPolicies = (): Promise<Named<Policy>[]> => entriesOf('policies');

/** Words of the brochure that stand on no page. */
export const getBrochure = (): Promise<BrochureWords> => filled('brochure');
