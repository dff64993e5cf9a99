import { z } from 'astro/zod';
import { OBJECT_NAMES } from '../object-names.ts';
import { photo } from './photo.ts';
import { SERVICE_FAMILIES } from './service-parts.ts';
import { entriesOf, entryOf, line, meta } from './text.ts';

/** Languages an article may be written in: English, Hinglish in Latin letters, Hindi. */
const ARTICLE_LANGS = ['en', 'hi-Latn', 'hi'] as const;

const date = z.iso.date({
  error: ({ input }) =>
    input === undefined
      ? 'is missing. Add it.'
      : `is "${String(input)}", which is not a date. Write it like 2026-10-28.`,
});

/** The fields above the text of a file in content/blog; the file's name is the address. */
export const articleSchema = z
  .strictObject({
    title: line(80).describe('Heading of the article and of its card'),
    excerpt: line(220, 60).describe('What the reader gets, below the title and on the card'),
    inEnglish: line(80)
      .optional()
      .describe('The title on pages in English, of an article in Devanagari; says that it is Hindi')
      .meta({ title: 'Title in English' }),
    snippet: line(140)
      .optional()
      .describe('One sentence set large on the card when the article leads the list')
      .meta({ title: 'Sentence on the large card' }),
    meta: meta.describe('Title and description for search results'),
    author: entryOf('content/people').describe('Who wrote it'),
    published: date.describe(
      'Day it goes live by itself, or went live; the three latest show on /profile/blogs',
    ),
    updated: date.describe('Day of the last change to its facts; never before it went live'),
    cover: photo.optional().describe('Picture of the article; without one, its cover is drawn'),
    family: z
      .enum(SERVICE_FAMILIES)
      .describe('What it is about; decides the colours of its cover')
      .meta({ title: 'Subject' }),
    object: z
      .enum(OBJECT_NAMES)
      .optional()
      .describe('What the drawn cover holds')
      .meta({ title: 'Drawn on the cover' }),
    lang: z
      .enum(ARTICLE_LANGS)
      .describe('en, hi-Latn for Hinglish, hi for Hindi; begin a new one under Articles in Hindi')
      .meta({ title: 'Language' }),
    related: entriesOf('Articles offered at the end', [2, 3], 'content/blog'),
  })
  .refine(({ published, updated }) => updated >= published, {
    path: ['updated'],
    error: 'is before the day it was published. Write the same day or a later one.',
  });

/** An article as the collection keeps it: its fields and its Markdown. */
export const storedArticleSchema = articleSchema
  .safeExtend({
    body: z.string().meta({ format: 'markdown' }).describe('The article itself, in Markdown'),
  })
  .describe('An article: its fields, and its text below them. The file name is its address')
  .meta({ title: 'Articles' });

export type ArticleLang = (typeof ARTICLE_LANGS)[number];
export type StoredArticle = z.infer<typeof storedArticleSchema>;
