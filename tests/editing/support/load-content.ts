// Reads the content of the working folder as a build does, and fails with the mistakes in it.
import { pathToFileURL } from 'node:url';
import { collections } from '../../../src/content.config.ts';

for (const collection of Object.values(collections)) {
  if (!('loader' in collection) || typeof collection.loader?.load !== 'function') continue;
  const load: (context: object) => Promise<unknown> = collection.loader.load;
  await load({
    config: { root: pathToFileURL(`${process.cwd()}/`) },
    store: { clear: () => undefined, set: () => true },
  });
}
