import type { z } from 'astro/zod';
import { closing, hero } from './section-parts.ts';
import { group } from './shapes.ts';
import { type Meta, meta } from './text.ts';

/** What every page says that has a file of words. */
export interface PageWords {
  readonly meta: Meta;
  readonly hero: { readonly heading: string; readonly paragraph?: string; readonly lead?: string };
  readonly closing?: unknown;
}

/** The words of a page: what all say, around the sections of its own. */
export const pageWith = <Sections extends z.ZodRawShape>(what: string, sections: Sections) =>
  group(what, {
    meta,
    hero: hero({}),
    ...sections,
    closing: group('The band at the end', closing),
  });
