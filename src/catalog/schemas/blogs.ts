import { z } from 'astro/zod';
import { forms } from '../../forms/index.ts';
import { formWordsSchema } from './forms.ts';
import { group } from './shapes.ts';
import { line, linkSchema, meta, passage } from './text.ts';

const label = line(40);

const kicker = passage(40).describe('The short line above the heading');
const lead = line(260).describe('What is to read here, in one or two sentences below the heading');

/** Words around an article, in its language, so that a Hindi page speaks Hindi throughout. */
const articleWords = z.strictObject({
  language: label.describe('Name of the language, as its readers call it'),
  by: label.describe('Before the author'),
  published: label.describe('Before the first date'),
  updated: label.describe('Before the date of the last change'),
  minutes: label.describe('After the number of minutes'),
  contents: label.describe('Above the table of contents'),
  sources: label.describe('Above what its facts about others rest on'),
  read: label.describe('Before the day on which a source was read'),
  share: label.describe('Above the links that share the article'),
  copyLink: label.describe('Button that copies the address'),
  copied: label.describe('What it says when that worked'),
  newTab: label.describe('Read out after a link that opens a new tab'),
  services: label.describe('Before the services that lead to the article'),
  related: label.describe('Above the articles at the end'),
  allBlogs: label.describe('Link to all blogs'),
});

const comments = label.describe('Heading beside the comment form');

/** What stands below and over an article that is not in English. */
const articleFrame = z.strictObject({
  comments,
  form: formWordsSchema(forms.comment).describe(
    'The comment form; its English words are in forms.yaml',
  ),
  closing: group('The band at the end', {
    heading: line(34).describe('Set very large: keep it short'),
    hinglish: passage(80),
    text: line(260).describe('What the reader gets next, in the article’s language'),
    button: linkSchema.describe('The last button below the article'),
  }),
  bar: group('The three buttons at the bottom of a phone', {
    call: line(12).describe('Dials our number'),
    whatsapp: line(12).describe('Opens a chat'),
    audit: line(20).describe('Leads to the contact page'),
  }),
});

/** content/pages/blogs.yaml: the blog lists and what stands around an article. */
export const blogsSchema = group(
  'The two lists of blogs, and what stands around an article. The articles themselves are in content/blog',
  {
    latest: group('The page of the three latest blogs', {
      meta: meta,
      kicker: kicker,
      heading: z.literal('Latest Blogs').describe('Always Latest Blogs'),
      lead: lead,
      more: linkSchema
        .safeExtend({
          label: z.literal('View More Blogs').describe('Always View More Blogs'),
          text: line(100).describe('Beside the link'),
        })
        .describe('Link to all blogs'),
    }),
    all: group('The page of all blogs', {
      meta: meta,
      kicker: kicker,
      heading: z.literal('All Blogs').describe('Always All Blogs'),
      lead: lead,
      pages: group('Where there are more articles than stand on a page', {
        label: label.describe('Read out before the numbers of the pages'),
        page: label.describe('Before the number of a page'),
        older: label.describe('Link to the next page'),
      }),
    }),
    readMore: z.literal('Read More').describe('Link of each card, always Read More'),
    breadcrumb: label.describe('Name of the blogs above an article'),
    comments,
    frame: group(
      'What stands below and over an article that is not in English; English articles take it from forms, home and interface',
      {
        'hi-Latn': articleFrame.meta({
          title: 'Hinglish',
          description: 'For articles in Hinglish',
        }),
        hi: articleFrame.meta({ title: 'Hindi', description: 'For articles in Hindi' }),
      },
    ),
    article: group('The words around an article, in its own language', {
      en: articleWords.meta({ title: 'English', description: 'For articles in English' }),
      'hi-Latn': articleWords.meta({
        title: 'Hinglish',
        description: 'For articles in Hinglish',
      }),
      hi: articleWords.meta({ title: 'Hindi', description: 'For articles in Hindi' }),
    }),
  },
).meta({ title: 'Lists of the blog' });

export type Blogs = z.infer<typeof blogsSchema>;
export type ArticleWords = z.infer<typeof articleWords>;
