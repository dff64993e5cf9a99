import type { Environment } from '../platform/environment.ts';
import { keepTold, readTold } from './memory.ts';
import { tellWhoSaved } from './published.ts';
import { readWatchSettings } from './settings.ts';
import { tell } from './tell.ts';
import { findTroubles, type Troubles } from './troubles.ts';

/** In the memory beside the troubles: which publish was told of last. */
const PUBLISHED = 'published';

/**
 * Looks once, says what is wrong now, and tells what is new in it.
 *
 * @throws SettingsError, and when nobody could be told
 */
export async function watch(
  environment: Environment,
  say: (sentence: string) => void,
): Promise<void> {
  const settings = readWatchSettings(environment);
  const memory = await readTold(settings.memory);
  const saved = memory.get(PUBLISHED);
  const told = new Map([...memory].filter(([name]) => name !== PUBLISHED));
  const troubles = await findTroubles(settings, told, new Date());
  for (const sentence of troubles.values()) say(sentence);
  if (troubles.size === 0) say('All is well.');
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
