// Reads the content of the working folder as a build does, and fails with the mistakes in it.
import { collections } from '../../../src/content.config.ts';
import { getCollection } from '../../helpers/astro-content.ts';

for (const name of Object.keys(collections)) await getCollection(name);
