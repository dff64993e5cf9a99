import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { hindiMessages } from '../../forms/hindi.ts';
import { inLanguage, keptEnglish, language } from '../language.ts';
import { namesIn } from '../load/folder.ts';
import { hindiId, isHindiId, ownId } from '../load/hindi.ts';
import { oncePerBuild } from '../load/once-per-build.ts';
import { waitsUntil } from '../load/waiting.ts';
import type { Office } from '../schemas/office.ts';
import type { Person } from '../schemas/person.ts';
import type { PhotoFields } from '../schemas/photo.ts';
import { PROJECT_KINDS, type Project } from '../schemas/project.ts';
import { type Site, weekdays } from '../schemas/site.ts';
import {
  COUNTED,
  counted,
  fillPlaceholders,
  type PlaceholderValues,
} from '../words/placeholders.ts';
import { pricedOf } from '../words/price.ts';
import { robotName } from '../words/robot-name.ts';
import { sumsOf } from '../words/sums.ts';
import { mainOfficeOf } from './main-office.ts';
import { type Navigation, navigation } from './menus.ts';
import { optionalPhoto } from './photos.ts';

/** An entry of a folder: its fields and the name of its file. */
export type Named<Fields> = Fields & { id: string };

/** The entries of a collection in a language: what has no Hindi is said in English, what has Hindi alone in Hindi only. Unfilled. */
export async function read<Name extends CollectionKey>(
  name: Name,
  lang = language(),
): Promise<Named<CollectionEntry<Name>['data']>[]> {
  const all = new Map((await getCollection(name)).map(({ id, data }) => [id, data]));
  return [...all].flatMap(([id, english]) => {
    if (isHindiId(id)) {
      return lang === 'hi' && !all.has(ownId(id)) ? [{ ...english, id: ownId(id) }] : [];
    }
    const data = (lang === 'hi' && all.get(hindiId(id))) || english;
    return [{ ...data, id }];
  });
}

async function only<Name extends CollectionKey>(
  name: Name,
  lang = language(),
): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await read(name, lang);
  if (!entry) throw new Error(`The collection "${name}" is empty.`);
  return entry;
}

/** What the placeholders in texts stand for: each text asks for it, and it follows from many files. */
const placeholderValues = oncePerBuild(readPlaceholderValues);

async function readPlaceholderValues(): Promise<PlaceholderValues> {
  const site = await getSite();
  const policies = await only('policyWords');
  const { grievanceOfficer } = policies;
  const wordplay = await only('wordplay');
  const offices = await read('offices');
  const { street, locality, postalCode } = mainOfficeOf(site, offices).address;
  const packages = await read('packages');
  const clients = await read('clients');
  const counts = counted.map((name) => [`count:${name}`, String(namesIn(COUNTED[name]).size)]);
  // Some wait for their day, and the Hindi edition has some of its own.
  const articles = (await read('articles')).filter(({ id }) => !waitsUntil(COUNTED.articles, id));
  return {
    ...Object.fromEntries(counts),
    'count:articles': String(articles.length),
    'count:quotes': String(clients.filter(({ quote }) => quote).length),
    phone: site.phone.display,
    email: site.emails.support,
    'info-email': site.emails.info,
    hours: site.hours.display,
    city: site.city,
    region: site.region,
    'site-name': site.name,
    'legal-name': site.legalName,
    'robot-name': robotName(site.brandWord),
    'head-office': `${street}, ${locality} ${postalCode}`,
    retention: String(policies.retentionMonths),
    'grievance-officer': (await getPerson(grievanceOfficer.person)).name,
    'grievance-days': String(grievanceOfficer.answerDays),
    'wordplay-heading': wordplay.heading,
    'wordplay-paragraph': wordplay.paragraph,
    ...sumsOf(
      Object.fromEntries(packages.map((one) => [one.id, pricedOf(one, packages).price])),
      (await only('packagePages')).gstRate,
    ),
  };
}

/** Fills the placeholders of a text in its language: on a Hindi page one may still be English. */
async function filler() {
  const values = await placeholderValues();
  const english = await inLanguage('en', placeholderValues);
  return <Data>(data: Data) => fillPlaceholders(data, values, english);
}

/** The only entry of a collection that is a single file, with its placeholders filled in. */
export const filled = <Name extends CollectionKey>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> =>
  once(`${name} alone`, async () => (await filler())(await only(name)));

/** The entries of a folder with their placeholders filled in, by the order they name, then by name. */
export const entriesOf = <Name extends CollectionKey>(
  name: Name,
): Promise<readonly Named<CollectionEntry<Name>['data']>[]> =>
  once(name, async () => {
    const fill = await filler();
    const place = (data: object) => ('order' in data ? Number(data.order) : 0);
    return (await read(name))
      .map(fill)
      .sort((a, b) => place(a) - place(b) || (a.id < b.id ? -1 : 1));
  });

/** Hundreds of pages ask for the same entries. */
const known = oncePerBuild(() => new Map<string, Promise<unknown>>());

function once<Value>(subject: string, fill: () => Promise<Value>): Promise<Value> {
  const asked = known();
  const found = (asked.get(subject) as Promise<Value> | undefined) ?? fill();
  asked.set(subject, found);
  return found;
}

/** Sorts entries by the order that they name. */
export const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** Who the agency is: name, phone, mail, hours, social profiles. */
export const getSite = (): Promise<Site> => only('site');

/** The header's menus, its call to action and the footer's columns: it reads every service. */
export const getNavigation = oncePerBuild(readNavigation);

async function readNavigation(): Promise<Navigation> {
  return navigation(
    await filled('navigation'),
    await entriesOf('services'),
    await entriesOf('policies'),
    await only('navigation', 'en'),
  );
}

/** What all forms say alike, with the ways to reach us that one offers when it can't be sent. */
export async function getCommonFormWords() {
  const { form, chat } = await filled('interface');
  const { direct: heading } = await filled('answers');
  const { phone, whatsapp, hours } = await getSite();
  return {
    ...form,
    directWays: { heading, phone, whatsapp, chatLabel: chat.label },
    ...(language() === 'hi' && { language: 'hi' as const, messages: hindiMessages }),
    calls: {
      ...form.calls,
      language: language() === 'hi' ? 'hi-IN' : 'en-IN',
      days: weekdays(hours.days),
      lastCall: hours.lastCall,
      holidays: hours.holidays,
    },
  };
}

/** Addresses that have moved or gone. */
export const getRedirects = async () => (await only('redirects')).redirects;

/** An entry with its photograph as the files of a card. */
async function withPhoto<Entry extends { photo?: PhotoFields | undefined }>(entry: Entry) {
  return { ...entry, photo: await optionalPhoto(entry.photo, 'card') };
}

/** The offices, in their order, each with the number that it is called by. */
export async function getOffices(): Promise<Named<Office>[]> {
  const { phone } = await getSite();
  const offices = (await entriesOf('offices')).map((office) => ({ phone, ...office }));
  return Promise.all(offices.map(withPhoto));
}

/** The projects of the work showcase, in their order. */
export async function getProjects(): Promise<Named<Project>[]> {
  const { kinds } = (await filled('interface')).showcase;
  const projects = (await entriesOf('projects')).map(withPhoto);
  return (await Promise.all(projects)).map((project) => ({
    ...project,
    label: kinds[PROJECT_KINDS.indexOf(project.label)] ?? project.label,
  }));
}

/** Everybody of the agency who is named somewhere. Unfilled: the name of one is a placeholder. */
export async function getPeople(): Promise<Named<Person>[]> {
  const people = (await read('people')).map(async (person) => ({
    ...person,
    portrait: await optionalPhoto(person.portrait, 'small'),
  }));
  return (await Promise.all(people)).sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Somebody of the agency, by file name. */
export const getPerson = async (id: string): Promise<Named<Person>> => found(await getPeople(), id);

/** Name, role and proof of somebody as a page about us tells them: who writes Hindi has English ones beside. */
export const inPageLanguage = ({ inEnglish, ...own }: Person) =>
  language() === 'en' && inEnglish ? inEnglish : own;

/** Where a person is introduced. */
export const personPath = (id: string): string => `/profile/whoweare#${id}`;

/** The clients, with what they say about us, which is in English unless it says so. */
export async function getClients() {
  const clients = (await entriesOf('clients')).map(async ({ review, ...one }) => ({
    ...one,
    review: review && { ...review, lang: review.lang ?? keptEnglish() },
    logo: await optionalPhoto(one.logo, 'small'),
  }));
  return Promise.all(clients);
}

/** What clients say on the home page, in its order. */
export async function getQuotes() {
  const { title } = (await filled('interface')).quote;
  return (await getClients())
    .flatMap(({ id, sample, name, trade, city, logo, quote }) =>
      quote ? [{ id, sample, name, trade, city, title, logo, lang: keptEnglish(), ...quote }] : [],
    )
    .sort(byOrder);
}

/** A client's words, as the home page shows them. */
export type Quote = Awaited<ReturnType<typeof getQuotes>>[number];

type Clients = Awaited<ReturnType<typeof getClients>>;

/** A client's words: their quote or else their review, which may be in another language. */
export const wordsOf = ({ quote, review }: Pick<Clients[number], 'quote' | 'review'>) =>
  quote ? { text: quote.text, lang: keptEnglish() } : review;

/** An entry that the schema has seen to be there. */
export function found<Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry {
  const entry = entries.find((one) => one.id === id);
  if (!entry) throw new Error(`There is no entry "${id}".`);
  return entry;
}

/** What every client says: a service page picks the one that fits. */
export async function getPraise() {
  const words = (await filled('interface')).quote;
  return (await getClients()).flatMap(({ id, sample, name, trade, city, ...client }) => {
    const said = wordsOf(client);
    return said ? [{ id, sample, name, trade, city, ...words, ...said }] : [];
  });
}

/** A client's words, as service pages show them. */
export type Praise = Awaited<ReturnType<typeof getPraise>>[number];
