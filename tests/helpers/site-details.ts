import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Site, siteSchema } from '../../src/catalog/schemas/site.ts';

/** Whose site it is, as content/site.yaml says: tests hold for any name. */
export const siteDetails: Site = siteSchema.parse(
  parse(readFileSync(join(import.meta.dirname, '../../content/site.yaml'), 'utf8')),
);
