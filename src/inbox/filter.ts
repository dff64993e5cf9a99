import { forms } from '../forms/index.ts';
import { cleanLine, shortened } from '../forms/text.ts';
import type { DeskFilter } from '../leads/desk/lead-desk.ts';
import { leadStates } from '../platform/database/schema.ts';
import { isDay } from '../platform/time/indian-day.ts';
import { isUuid } from '../platform/uuid.ts';

/** What the list is asked for, as it stands in the address; '' for what is not. */
export type ListQuery = Readonly<Record<(typeof queryNames)[number], string>>;

const queryNames = ['q', 'state', 'form', 'campaign', 'owner', 'from', 'to', 'due'] as const;

const WORDS_MAX = 100;

/** Reads an address. What is no value of its field counts as not given. */
export function readQuery(search: URLSearchParams): ListQuery {
  const text = (name: string) => shortened(cleanLine(search.get(name) ?? ''), WORDS_MAX);
  const oneOf = (name: string, values: readonly string[]) =>
    values.find((value) => value === search.get(name)) ?? '';
  const date = (name: string) => (isDay(text(name)) ? text(name) : '');
  return {
    q: text('q'),
    state: oneOf('state', leadStates),
    form: oneOf('form', Object.keys(forms)),
    campaign: text('campaign'),
    owner: text('owner'),
    from: date('from'),
    to: date('to'),
    due: oneOf('due', ['1']),
  };
}

/** The lead that a page of the list begins after. */
export function readBefore(search: URLSearchParams): string | undefined {
  const id = search.get('before') ?? '';
  return isUuid(id) ? id.toLowerCase() : undefined;
}

/** What the desk is asked for. */
export function toFilter(query: ListQuery, today: string): DeskFilter {
  return {
    states: query.state === '' ? undefined : leadStates.filter((state) => state === query.state),
    form: Object.values(forms).find(({ name }) => name === query.form)?.name,
    campaign: query.campaign || undefined,
    owner: query.owner || undefined,
    from: query.from || undefined,
    to: query.to || undefined,
    followUpBy: query.due ? today : undefined,
    words: query.q || undefined,
  };
}

/** Its address below a path, with some of it changed. */
export function address(path: string, query: ListQuery, changes: Record<string, string> = {}) {
  const all = Object.entries({ ...query, ...changes }).filter(([, value]) => value !== '');
  const search = new URLSearchParams(all).toString();
  return search ? `${path}?${search}` : path;
}

/** Whether anything is asked for. */
export function isFiltered(query: ListQuery): boolean {
  return Object.values(query).some((value) => value !== '');
}
