import { existsSync } from 'node:fs';
import { SettingsError } from '../environment.ts';
import { readLeadSettings } from '../settings.ts';
import { type Database, DatabaseError } from '../storage/database.ts';
import { openStore } from '../storage/open-store.ts';
import { checkPath } from '../storage/private-file.ts';
import { type Command, help, parseCommandLine, UsageError } from './command-line.ts';
import { runCommand } from './run-command.ts';

/** What shells take for a command that was written wrongly. */
const USAGE_EXIT_CODE = 2;
const DATABASE_EXIT_CODE = 1;

async function main(): Promise<void> {
  const command = parseCommandLine(process.argv.slice(2));
  if (command.name === 'help') {
    console.log(help);
    return;
  }
  const settings = readLeadSettings(process.env);
  const { database } = settings;
  if (database.kind === 'sqlite' && !existsSync(database.path)) {
    checkMakeable(database);
    console.log(answerWithoutDatabase(command, database.path));
    return;
  }
  const store = await openStore(database).catch((error: unknown) => {
    throw new DatabaseError(database, error);
  });
  const { channels, retentionMonths } = settings;
  try {
    console.log(await runCommand(command, { store, database, channels, retentionMonths }));
  } finally {
    await store.close();
  }
}

/** Else the answer would promise a database that no server can make. */
function checkMakeable(database: Database & { readonly kind: 'sqlite' }): void {
  try {
    checkPath(database.path);
  } catch (error) {
    throw new DatabaseError(database, error);
  }
}

/** Looking must not make a database: its absence is worth knowing. */
function answerWithoutDatabase(command: Command, path: string): string {
  if (command.name === 'list' && command.json) return '[]';
  return `No leads yet: ${path} is made when the server first starts.`;
}

try {
  await main();
} catch (error) {
  const usage = error instanceof UsageError || error instanceof SettingsError;
  if (!usage && !(error instanceof DatabaseError)) throw error;
  console.error(error.message);
  process.exitCode = usage ? USAGE_EXIT_CODE : DATABASE_EXIT_CODE;
}
