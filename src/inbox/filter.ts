import { cleanLine, shortened } from '../forms/text.ts';
import type { Choices } from '../leads/desk/choices.ts';
import type { DeskFilter } from '../leads/desk/filter.ts';
import { leadStates } from '../platform/database/schema.ts';
import { isUuid } from '../platform/uuid.ts';
import type { Options } from './pages/Field.tsx';
import { dayFrom } from './when.ts';
import { formNames } from './words.ts';

const WORDS_MAX = 100;

const text = (given: string) => shortened(cleanLine(given), WORDS_MAX);
const oneOf = (values: readonly string[]) => (given: string) =>
  values.find((value) => value === given) ?? '';
const date = (given: string, today: string) => dayFrom(text(given), today) ?? '';
const rupees = (given: string) => text(given).replaceAll(/\D/g, '').slice(0, 9);

interface Entry {
  /** Reads what stands in the address; '' for what is no value of its field. */
  readonly read: (given: string, today: string) => string;
  /** What the desk is asked for; for what has the same name there unless given. */
  readonly asks?: (value: string, today: string) => DeskFilter;
  /** That of its control among "More filters". */
  readonly label?: string;
  /** What is chosen from there; without them a day or sum is typed. */
  readonly options?: (choices: Choices) => Options;
}

/** All that the list can be asked for, by the name in the address. */
const filters = {
  q: { read: text, asks: (words) => ({ words }) },
  state: {
    read: oneOf(leadStates),
    asks: (value) => ({ states: leadStates.filter((state) => state === value) }),
  },
  form: {
    read: oneOf(Object.keys(formNames)),
    label: 'Form',
    options: () => Object.entries(formNames),
  },
  campaign: {
    read: text,
    label: 'Campaign',
    options: ({ campaigns }) => campaigns,
  },
  owner: {
    read: text,
    label: 'Owner',
    options: ({ owners }) => owners,
  },
  reason: {
    read: text,
    asks: (lostBecause) => ({ lostBecause }),
    label: 'Lost because',
    options: ({ reasons }) => reasons,
  },
  worth: {
    read: rupees,
    asks: (least) => ({ worthFrom: Number(least) }),
    label: 'Worth at least, ₹',
  },
  from: { read: date, label: 'From day' },
  to: { read: date, label: 'To day' },
  due: { read: oneOf(['1']), asks: (_, today) => ({ followUpBy: today }) },
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

/** A lead's id as an address names it; '' for what is none. */
export function idIn(given: string): string {
  return isUuid(given) ? given.toLowerCase() : '';
}

/** What the desk is asked for. */
export function toFilter(query: ListQuery, today: string): DeskFilter {
  const asked = entries.map(([name, { asks = (value: string) => ({ [name]: value }) }]) =>
    query[name] ? asks(query[name], today) : {},
  );
  return Object.assign({}, ...asked);
}

/** Its address below a path, with some of it changed. */
export function address(path: string, query: ListQuery, changes: Record<string, string> = {}) {
  const all = Object.entries({ ...query, ...changes }).filter(([, value]) => value !== '');
  const search = new URLSearchParams(all).toString();
  return search ? `${path}?${search}` : path;
}

/** The list that an address names as the one to go back to, with its filter, and what is said there. */
export function readList(given: string, today: string, said: Record<string, string> = {}): string {
  return address('/', readQuery(new URL(given, 'http://inbox').searchParams, today), said);
}

/** Whether anything is asked for. */
export function isFiltered(query: ListQuery): boolean {
  return entries.some(([name]) => name !== 'before' && query[name] !== '');
}
