import type { FormName } from '../forms/definition.ts';
import { cleanLine, shortened } from '../forms/text.ts';
import type { Choices } from '../leads/desk/choices.ts';
import type { DeskFilter } from '../leads/desk/filter.ts';
import { leadStates } from '../platform/database/schema.ts';
import { isUuid } from '../platform/uuid.ts';
import { dayFrom } from './when.ts';
import { formNames } from './words.ts';

const WORDS_MAX = 100;

const text = (given: string) => shortened(cleanLine(given), WORDS_MAX);
const oneOf = (values: readonly string[]) => (given: string) =>
  values.find((value) => value === given) ?? '';
const date = (given: string, today: string) => dayFrom(text(given), today) ?? '';
const rupees = (given: string) => text(given).replaceAll(/\D/g, '').slice(0, 9);
const same = (values: readonly string[]) => values.map((value): [string, string] => [value, value]);

interface Entry {
  /** Reads what stands in the address; '' for what is no value of its field. */
  readonly read: (given: string, today: string) => string;
  /** What the desk is asked for. */
  readonly asks: (value: string, today: string) => DeskFilter;
  /** Its control among "More filters": a list to choose from, or a day or sum to type. */
  readonly control?: {
    readonly label: string;
    readonly options?: (choices: Choices) => readonly (readonly [value: string, text: string])[];
  };
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
    asks: (value) => ({ form: value as FormName }),
    control: { label: 'Form', options: () => Object.entries(formNames) },
  },
  campaign: {
    read: text,
    asks: (campaign) => ({ campaign }),
    control: { label: 'Campaign', options: ({ campaigns }) => same(campaigns) },
  },
  owner: {
    read: text,
    asks: (owner) => ({ owner }),
    control: { label: 'Owner', options: ({ owners }) => same(owners) },
  },
  reason: {
    read: text,
    asks: (lostBecause) => ({ lostBecause }),
    control: { label: 'Lost because', options: ({ reasons }) => same(reasons) },
  },
  worth: {
    read: rupees,
    asks: (least) => ({ worthFrom: Number(least) }),
    control: { label: 'Worth at least, ₹' },
  },
  from: { read: date, asks: (from) => ({ from }), control: { label: 'From day' } },
  to: { read: date, asks: (to) => ({ to }), control: { label: 'To day' } },
  due: { read: oneOf(['1']), asks: (_, today) => ({ followUpBy: today }) },
} satisfies Record<string, Entry>;

type FilterName = keyof typeof filters;

const entries = Object.entries(filters) as [FilterName, Entry][];

/** What the list is asked for, as it stands in the address; '' for what is not. */
export type ListQuery = Readonly<Record<FilterName, string>>;

/** The filters that have a control, in its order. */
export const controls = entries.flatMap(([name, { control }]) =>
  control ? [{ name, ...control }] : [],
);

/** Reads an address. What is no value of its field counts as not given. */
export function readQuery(search: URLSearchParams, today: string): ListQuery {
  const read = entries.map(([name, entry]) => [name, entry.read(search.get(name) ?? '', today)]);
  return Object.fromEntries(read);
}

/** A lead that an address names. */
export function readId(search: URLSearchParams, name: 'before' | 'after'): string | undefined {
  const id = search.get(name) ?? '';
  return isUuid(id) ? id.toLowerCase() : undefined;
}

/** What the desk is asked for. */
export function toFilter(query: ListQuery, today: string): DeskFilter {
  const asked = entries.map(([name, { asks }]) => query[name] && asks(query[name], today));
  return Object.assign({}, ...asked);
}

/** Its address below a path, with some of it changed. */
export function address(path: string, query: ListQuery, changes: Record<string, string> = {}) {
  const all = Object.entries({ ...query, ...changes }).filter(([, value]) => value !== '');
  const search = new URLSearchParams(all).toString();
  return search ? `${path}?${search}` : path;
}

/** The list that an address names as the one to go back to, with its filter. */
export function readList(given: string, today: string): string {
  return address('/', readQuery(new URL(given, 'http://inbox').searchParams, today));
}

/** Whether anything is asked for. */
export function isFiltered(query: ListQuery): boolean {
  return Object.values(query).some((value) => value !== '');
}
