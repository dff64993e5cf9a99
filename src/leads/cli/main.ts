import { existsSync } from 'node:fs';
import { SettingsError } from '../environment.ts';
import { readLeadSettings } from '../settings.ts';
import { cannotUse } from '../storage/database.ts';
import { openStore } from '../storage/open-store.ts';
import { type Command, help, parseCommandLine, UsageError } from './command-line.ts';
import { runCommand } from './run-command.ts';

/** What shells take for a command that was written wrongly: also a database that is none. */
const USAGE_EXIT_CODE = 2;

async function main(): Promise<void> {
  const command = parseCommandLine(process.argv.slice(2));
  if (command.name === 'help') {
    console.log(help);
    return;
  }
  const settings = readLeadSettings(process.env);
  const { database } = settings;
  if (database.kind === 'sqlite' && !existsSync(database.path)) {
    console.log(answerWithoutDatabase(command, database.path));
    return;
  }
  const store = await openStore(database).catch((error: unknown) => {
    throw new UsageError(cannotUse(database, error));
  });
  try {
    console.log(await runCommand(command, { store, database, channels: settings.channels }));
  } finally {
    await store.close();
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
  if (!(error instanceof UsageError || error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = USAGE_EXIT_CODE;
}
