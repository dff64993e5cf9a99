import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { FormName } from '../../forms/form.ts';
import { forms } from '../../forms/index.ts';
import { type Database, parseDatabase } from '../../storage/database.ts';

const LIMIT_DEFAULT = 20;

const commands = [
  'list',
  'show',
  'retry',
  'stats',
  'export',
  'erase',
  'retention',
  'backup',
  'copy-to',
];

export const help = `Reads the leads that the website has stored, also while it runs.

  npm run leads -- list [--form F] [--limit N] [--spam] [--json]
      The newest leads and where each has been delivered.
      F is ${Object.keys(forms).join(', ')}; N is ${LIMIT_DEFAULT} unless told; --spam lists what was
      taken for spam or has spam signals.
  npm run leads -- show ID [--json]
      One lead with everything that was typed. The beginning of an ID is enough if it is unique.
  npm run leads -- retry ID | --all [--json]
      Delivers now what is waiting or was given up, of one lead or of all, and says what else is
      missing. With an ID also what is not to be sent because its channel was off.
  npm run leads -- stats [--json]
      How many leads there are, and how many deliveries wait or were given up.
  npm run leads -- export FILE [--form F] [--spam]
      Writes all leads to a CSV file for spreadsheets.
  npm run leads -- erase --email ADDRESS
      Deletes all that a person has sent, on their request, and keeps a record that it was done.
  npm run leads -- retention [--confirm] [--json]
      How many leads are old enough to be deleted, and which of those that soon will be were never
      delivered. --confirm deletes them now, also when they are most of all.
  npm run leads -- backup FILE
      Writes everything to a SQLite file, which DATABASE_URL=file:FILE opens again.
  npm run leads -- copy-to postgres://… | file:…
      Copies everything to another database. Stop the server first.
`;

/** What a person asked for. */
export type Command = ReturnType<typeof parseCommandLine>;

/** A command that can't be understood; the message is a sentence that says what to write. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Understands the words after `leads`. Throws a UsageError. */
export function parseCommandLine(words: readonly string[]) {
  const { values, positionals } = parseWords(words);
  const { json, all, spam, help: wantsHelp } = values;
  const [name, id, ...rest] = positionals;
  if (wantsHelp || name === undefined || name === 'help') return { name: 'help' } as const;
  if (rest.length > 0) throw new UsageError(`One thing at a time: what is "${rest.join(' ')}"?`);

  switch (name) {
    case 'list':
      return {
        name,
        form: readForm(values.form),
        limit: readLimit(values.limit),
        spam,
        json,
      } as const;
    case 'show':
      if (!id) throw new UsageError('Which lead? Write: npm run leads -- show ID');
      return { name, id, json } as const;
    case 'retry':
      if (Boolean(id) === all) {
        throw new UsageError('Which leads? Write: npm run leads -- retry ID, or retry --all');
      }
      return { name, id, json } as const;
    case 'stats':
      return { name, json } as const;
    case 'export':
      if (!id) throw new UsageError('Into which file? Write: npm run leads -- export leads.csv');
      return { name, file: resolve(id), form: readForm(values.form), spam, json } as const;
    case 'erase':
      if (!values.email?.includes('@')) {
        throw new UsageError('Whose leads? Write: npm run leads -- erase --email name@example.com');
      }
      return { name, email: values.email, json } as const;
    case 'retention':
      return { name, confirm: values.confirm, json } as const;
    case 'backup':
      if (!id)
        throw new UsageError('Into which file? Write: npm run leads -- backup leads-copy.db');
      return { name, file: resolve(id), json } as const;
    case 'copy-to':
      return { name, target: readTarget(id), json } as const;
    default:
      throw new UsageError(`There is no command "${name}". There are: ${commands.join(', ')}.`);
  }
}

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        confirm: { type: 'boolean', default: false },
        email: { type: 'string' },
        form: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
        json: { type: 'boolean', default: false },
        limit: { type: 'string' },
        spam: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readTarget(text: string | undefined): Database {
  const target = parseDatabase(text ?? '');
  if (target) return target;
  throw new UsageError(
    'Where to? Write: npm run leads -- copy-to postgres://user:password@host/leads',
  );
}

function readForm(text: string | undefined): FormName | undefined {
  if (text === undefined) return undefined;
  const form = Object.values(forms).find(({ name }) => name === text);
  if (form) return form.name;
  throw new UsageError(`There is no form "${text}". There are: ${Object.keys(forms).join(', ')}.`);
}

function readLimit(text: string | undefined): number {
  if (text === undefined) return LIMIT_DEFAULT;
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new UsageError('--limit must be a whole number from 1, for example --limit 50.');
}
