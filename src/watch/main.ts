import { SettingsError } from '../platform/environment.ts';
import { watch } from './watch.ts';

const help = `Looks once whether the website is well, and tells whoever runs it: each trouble when it
begins and when it is over. A timer starts it (docs/operating.md, "Being told").

  npm run watch
      Exits with 0, also when there is trouble; with 1 when nobody could be told.
`;

try {
  if (process.argv.length > 2) console.log(help);
  else await watch(process.env, console.log);
} catch (error) {
  const isUsage = error instanceof SettingsError;
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = isUsage ? 2 : 1;
}
