import { forms } from '../forms/index.ts';
import type { DeskFilter } from '../leads/desk/filter.ts';
import type { LeadDesk } from '../leads/desk/open-desk.ts';
import { topics } from '../leads/words/about.ts';
import { stateNames } from '../leads/words/change.ts';
import { isUuid } from '../platform/uuid.ts';
import { line } from './change.ts';
import type { Options } from './pages/Field.tsx';
import { dayFrom } from './when.ts';

const oneOf = (values: readonly string[]) => (given: string) =>
  values.find((value) => value === given) ?? '';
const date = (given: string, today: string) => dayFrom(line(given), today) ?? '';
const rupees = (given: string) => given.replaceAll(/\D/g, '').slice(0, 9);

/** A lead's id as an address names it; '' for what is none. */
export const idIn = (given: string) => (isUuid(given) ? given.toLowerCase() : '');

interface Entry {
  /** Reads what stands in the address; '' for what is no value of its field. */
  readonly read: (given: string, today: string) => string;
  /** That of its control among "More filters". */
  readonly label?: string;
  /** What is chosen from there; without them a day or sum is typed. */
  readonly options?: (choices: Awaited<ReturnType<LeadDesk['choices']>>) => Options;
}

/** What stands above the list: all leads but spam, those to follow up today, and the states. */
export const tabs = { '': 'All', due: 'To follow up', ...stateNames };

/** All that the list can be asked for, by the name in the address, which is the desk's, too. */
const filters = {
  words: { read: line },
  state: { read: oneOf(Object.keys(tabs)) },
  form: {
    read: oneOf(Object.keys(forms)),
    label: 'Form',
    options: () => Object.values(forms).map(({ name }) => [name, topics[name]] as const),
  },
  campaign: { read: line, label: 'Campaign', options: ({ campaigns }) => campaigns },
  owner: { read: line, label: 'Owner', options: ({ owners }) => owners },
  reason: { read: line, label: 'Lost because', options: ({ reasons }) => reasons },
  worth: { read: rupees, label: 'Worth at least, ₹' },
  from: { read: date, label: 'From day' },
  to: { read: date, label: 'To day' },
  /** The lead before which a page of the list begins. */
  before: { read: idIn },
} satisfies Record<string, Entry>;

type FilterName = keyof typeof filters;

/** The filters by their names, those with a label in the order of their controls. */
export const entries = Object.entries(filters) as [FilterName, Entry][];

/** What the list is asked for, as it stands in the address; '' for what is not. */
export type ListQuery = Readonly<Record<FilterName, string>>;

/** Reads an address. What is no value of its field counts as not given. */
export function readQuery(search: URLSearchParams, today: string): ListQuery {
  const read = entries.map(([name, entry]) => [name, entry.read(search.get(name) ?? '', today)]);
  return Object.fromEntries(read);
}

/** What the desk is asked for. */
export function toFilter(query: ListQuery, today: string): DeskFilter {
  return query.state === 'due' ? { ...query, state: '', due: today } : query;
}

/** Its address below a path, with some of it changed. */
export function address(path: string, query: ListQuery, changes: Record<string, string> = {}) {
  const all = Object.entries({ ...query, ...changes }).filter(([, value]) => value !== '');
  const search = new URLSearchParams(all).toString();
  return search ? `${path}?${search}` : path;
}

/** The list that an address names as the one to go back to, with its filter, and what is said there. */
export function readList(given: string, today: string, said: Record<string, string> = {}): string {
  const search = URL.parse(given, 'http://inbox')?.searchParams ?? new URLSearchParams();
  return address('/', readQuery(search, today), said);
}

/** Whether anything is asked for. */
export function isFiltered(query: ListQuery): boolean {
  return entries.some(([name]) => name !== 'before' && query[name] !== '');
}
