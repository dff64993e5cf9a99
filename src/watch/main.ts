import { SettingsError } from '../platform/environment.ts';
import { keepTold, readTold } from './memory.ts';
import { tellWhoSaved } from './published.ts';
import { readWatchSettings } from './settings.ts';
import { tell } from './tell.ts';
import { findTroubles, type Troubles } from './troubles.ts';

/** In the memory beside the troubles: which publish was told of last. */
const PUBLISHED = 'published';

const help = `Looks once whether the website is well, and tells whoever runs it: each trouble when it
begins and when it is over. A timer starts it (docs/operating.md, "Being told").

  npm run watch
      Exits with 0, also when there is trouble; with 1 when nobody could be told.
`;

/** Says what is wrong now, and tells what is new in it. */
async function watch(): Promise<void> {
  const settings = readWatchSettings(process.env);
  const memory = await readTold(settings.memory);
  const saved = memory.get(PUBLISHED);
  const told = new Map([...memory].filter(([name]) => name !== PUBLISHED));
  const troubles = await findTroubles(settings, told, new Date());
  for (const sentence of troubles.values()) console.log(sentence);
  if (troubles.size === 0) console.log('All is well.');
  const begun = [...troubles].filter(([name]) => !told.has(name)).map(([, text]) => text);
  const over = [...told].filter(([name]) => !troubles.has(name)).map(([, text]) => text);
  const published = await tellWhoSaved(settings, saved);
  const at = published ?? saved;
  const keep = (what: Troubles) =>
    keepTold(settings.memory, at === undefined ? what : new Map([...what, [PUBLISHED, at]]));
  if (published) await keep(told);
  if (begun.length + over.length === 0) return;
  await tell(settings, { begun, over });
  await keep(troubles);
}

try {
  if (process.argv.length > 2) console.log(help);
  else await watch();
} catch (error) {
  const isUsage = error instanceof SettingsError;
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = isUsage ? 2 : 1;
}
