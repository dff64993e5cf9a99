import { z } from 'astro/zod';
import { closing } from './section-parts.ts';
import { line, type Meta, meta, passage } from './text.ts';

/** What every page says that has a file of words. */
export interface PageWords {
  readonly meta: Meta;
  readonly hero: { readonly heading: string; readonly paragraph?: string; readonly lead?: string };
  readonly closing?: unknown;
}
