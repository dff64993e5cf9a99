import { existsSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { UsageError } from '../../platform/command-line.ts';
import { DatabaseError } from '../../platform/database/database.ts';
import { openTables } from '../../platform/database/open-tables.ts';
import { checkPath } from '../../platform/database/private-file.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { type Environment, SettingsError } from '../../platform/environment.ts';
import { giveWords } from '../desk/give-words.ts';
import { leadDesk } from '../desk/open-desk.ts';
import { readLeadSettings } from '../settings.ts';
import { leadStore } from '../storage/open-store.ts';
import { type Command, help, parseCommandLine } from './command-line.ts';
import { describeDrill, drill } from './drill.ts';
import { runCommand } from './run-command.ts';

/** What shells take for a command that was written wrongly. */
const USAGE_EXIT_CODE = 2;
const DATABASE_EXIT_CODE = 1;

/** How the program ends: what it says, on stderr unless the exit code is 0. */
interface Ending {
  readonly exitCode: number;
  readonly output: string;
}

/** Runs the command that these arguments make, with these settings. */
export async function run(args: readonly string[], env: Environment): Promise<Ending> {
  try {
    return { exitCode: 0, output: await answer(args, env) };
  } catch (error) {
    return endingOf(error);
  }
}

/** How a program ends that can't do what it was asked for. Throws what nobody expected. */
export function endingOf(error: unknown): Ending {
  const usage = error instanceof UsageError || error instanceof SettingsError;
  if (!usage && !(error instanceof DatabaseError)) throw error;
  return { exitCode: usage ? USAGE_EXIT_CODE : DATABASE_EXIT_CODE, output: error.message };
}

async function answer(args: readonly string[], env: Environment): Promise<string> {
  const command = parseCommandLine(args);
  if (command.name === 'help') return help;
  const settings = readLeadSettings(env);
  const { database } = settings;
  if (database.kind === 'sqlite' && !existsSync(database.path)) {
    // Else the answer would promise a database that no server can make.
    try {
      checkPath(database.path);
    } catch (error) {
      throw new DatabaseError(database, error);
    }
    return await answerWithoutDatabase(command, database.path);
  }
  await using db = await openTables(database);
  if (command.name === 'drill') return await answerDrill(command, db);
  await giveWords(db);
  const shared = database.kind === 'postgres';
  return await runCommand(command, leadStore(db, shared), leadDesk(db, shared), settings);
}

/** Looking must not make a database: its absence is worth knowing. */
async function answerWithoutDatabase(command: Command, path: string): Promise<string> {
  if (command.name === 'drill') return await answerDrill(command, undefined);
  if (command.name === 'list' && command.json) return '[]';
  return `No leads yet: ${path} is made when the server first starts.`;
}

async function answerDrill(
  { file, json }: Extract<Command, { name: 'drill' }>,
  db: Kysely<Tables> | undefined,
): Promise<string> {
  const found = await drill(file, db);
  return json ? JSON.stringify(found, null, 2) : describeDrill(found);
}
