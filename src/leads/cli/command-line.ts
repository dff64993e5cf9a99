import { resolve } from 'node:path';
import { forms } from '../../forms/index.ts';
import { parseWords, UsageError } from '../../platform/command-line.ts';
import { leadStates } from '../../platform/database/schema.ts';
import {
  readChanges,
  readContact,
  readFilter,
  readLimit,
  readName,
  readTarget,
} from './read-options.ts';

const LIMIT_DEFAULT = 20;

const commands = [
  'list',
  'show',
  'mark',
  'retry',
  'stats',
  'export',
  'erase',
  'retention',
  'backup',
  'drill',
  'copy-to',
];

export const help = `Reads the leads that the website has stored, also while it runs. Times are those of India (IST).

  npm run leads -- list [FILTER] [--limit N] [--json]
      The newest leads, how far sales have come with them, and where each has been delivered.
      N is ${LIMIT_DEFAULT} unless told. FILTER is any of these:
        --state S        ${leadStates.join(', ')}, or several with commas between them.
                         All but spam unless told.
        --form F         ${Object.keys(forms).join(', ')}
        --campaign NAME  The campaign that brought it (utm_campaign).
        --owner NAME
        --since DAY      Came on this day or later: 2026-11-01, or 7d for the last seven days.
  npm run leads -- inbox [link | people | revoke] [--for NAME]
      The same in a browser, for who calls leads back. More: npm run leads -- inbox --help
  npm run leads -- show ID [--json]
      One lead with everything that was typed, and who did what with it. The beginning of an ID is
      enough if it is unique.
  npm run leads -- mark ID [STATE] [--note TEXT] [--owner NAME] [--follow-up DAY] [--by NAME]
      Says how far sales have come with a lead. "none" takes an owner or a day away. NAME is who
      you are: the name of this computer's user unless told.
  npm run leads -- retry ID [--by NAME] | --all [--json]
      Delivers now what is waiting or was given up, of one lead or of all, and says what else is
      missing. With an ID also what is not to be sent because its channel was off.
  npm run leads -- stats [--json]
      How many leads there are, and how many deliveries wait or were given up.
  npm run leads -- export FILE [FILTER]
      Writes all leads to a CSV file for spreadsheets, or those that pass a filter.
  npm run leads -- erase --email ADDRESS | --phone NUMBER
      Deletes all that a person has sent, and what was noted about it, on their request. Keeps a
      record that it was done.
  npm run leads -- retention [--confirm] [--json]
      How many leads are old enough to be deleted, and which of those that soon will be were never
      delivered. --confirm deletes them now, also when they are most of all.
  npm run leads -- backup FILE
      Writes everything to a SQLite file, which DATABASE_URL=file:FILE opens again.
  npm run leads -- drill FILE [--json]
      Says what a copy holds that was restored: how many leads, from when, and whether any is missing
      that had come by then. Changes nothing.
  npm run leads -- copy-to postgres://… | file:…
      Copies everything to another database. Stop the server first.
`;

/** What a person asked for. */
export type Command = ReturnType<typeof parseCommandLine>;

const options = {
  all: { type: 'boolean', default: false },
  by: { type: 'string' },
  campaign: { type: 'string' },
  confirm: { type: 'boolean', default: false },
  email: { type: 'string' },
  'follow-up': { type: 'string' },
  form: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
  json: { type: 'boolean', default: false },
  limit: { type: 'string', default: `${LIMIT_DEFAULT}` },
  note: { type: 'string' },
  owner: { type: 'string' },
  phone: { type: 'string' },
  since: { type: 'string' },
  state: { type: 'string' },
} as const;

/** Understands the words after `leads`. Throws a UsageError. */
export function parseCommandLine(words: readonly string[]) {
  const { values, positionals } = parseWords(words, options);
  const { json, all, help: wantsHelp } = values;
  const [name, id, ...others] = positionals;
  const [state, ...rest] = name === 'mark' ? others : [undefined, ...others];
  if (wantsHelp || name === undefined || name === 'help') return { name: 'help' } as const;
  if (rest.length > 0) throw new UsageError(`One thing at a time: what is "${rest.join(' ')}"?`);

  switch (name) {
    case 'list':
      return {
        name,
        filter: readFilter(values),
        limit: readLimit(values.limit),
        json,
      } as const;
    case 'show':
      if (!id) throw new UsageError('Which lead? Write: npm run leads -- show ID');
      return { name, id, json } as const;
    case 'mark': {
      const changes = readChanges(state, values);
      if (!id || changes.length === 0) {
        throw new UsageError('Which lead, and as what? Write: npm run leads -- mark ID called');
      }
      return { name, id, changes, who: readName(values.by), json } as const;
    }
    case 'retry':
      if (Boolean(id) === all) {
        throw new UsageError('Which leads? Write: npm run leads -- retry ID, or retry --all');
      }
      return { name, id, who: id && readName(values.by), json } as const;
    case 'stats':
      return { name, json } as const;
    case 'export':
      if (!id) throw new UsageError('Into which file? Write: npm run leads -- export leads.csv');
      return { name, file: resolve(id), filter: readFilter(values), json } as const;
    case 'erase':
      return { name, contact: readContact(values), json } as const;
    case 'retention':
      return { name, confirm: values.confirm, json } as const;
    case 'backup':
      if (!id)
        throw new UsageError('Into which file? Write: npm run leads -- backup leads-copy.db');
      return { name, file: resolve(id), json } as const;
    case 'drill':
      if (!id) throw new UsageError('Which copy? Write: npm run leads -- drill leads-copy.db');
      return { name, file: resolve(id), json } as const;
    case 'copy-to':
      return { name, target: readTarget(id), json } as const;
    default:
      throw new UsageError(`There is no command "${name}". There are: ${commands.join(', ')}.`);
  }
}
