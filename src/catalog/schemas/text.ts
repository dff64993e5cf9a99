import { z } from 'astro/zod';
import { speaks } from '../load/between-files.ts';
import { namesIn } from '../load/folder.ts';
import { waitsUntil } from '../load/waiting.ts';
import { explainHref, isKnownHref } from '../routes.ts';
import { keepsItsWord } from '../words/contact-link.ts';
import { asLongAsShown, unknownPlaceholder } from '../words/placeholders.ts';
import { group, list, notCopied } from './shapes.ts';

/** A phone number, an e-mail address or the hours, which belong into content/site.yaml. */
const CONTACT_DETAIL = /\+91[\s\d]{6,}|\b\d{10}\b|(?<![\w.+-])[\w.+-]+@[\w-]+\.\w+|\b9:30\s?AM\b/;

/** The first contact detail that a text spells out, or undefined when there is none. */
export function contactDetail(text: string): string | undefined {
  return CONTACT_DETAIL.exec(text)?.[0].trim();
}

/** Marks of Markdown: only the text of an article has such, elsewhere they would be seen. */
const MARK = /\[[^\]]{0,300}\]\([^)]{0,300}\)|\*\*[^*]+\*\*|__[^_]+__/;

/** A text of `min` to `max` characters in which figures stand as placeholders. */
export function line(max: number, min = 1) {
  return z
    .string()
    .trim()
    .min(1)
    .superRefine((text, context) => {
      const shown = asLongAsShown(text);
      // Vowel signs of Devanagari stand above and below their letter, and take no room of their own.
      const letters = shown.replaceAll(/\p{M}/gu, '');
      if (letters.length > max) {
        context.addIssue({ code: 'too_big', origin: 'string', maximum: max, input: letters });
      }
      if (text && shown.length < min) {
        context.addIssue({ code: 'too_small', origin: 'string', minimum: min, input: shown });
      }
      const unknown = unknownPlaceholder(text);
      if (unknown !== undefined) context.addIssue(`has ${unknown}`);
      const [mark] = MARK.exec(text) ?? [];
      if (mark !== undefined) {
        context.addIssue(
          `has "${mark}", which visitors would see as it is typed: only the text of an article takes links and marks. Write the words alone; a page leads on by its buttons and rows of links.`,
        );
      }
      const detail = contactDetail(text);
      if (detail !== undefined) {
        context.addIssue(
          `spells out "${detail}". Write {phone}, {email}, {info-email} or {hours}: the detail itself stands in content/site.yaml only.`,
        );
      }
    })
    .meta({ minLength: min, maxLength: max });
}

/** A text whose length is limited in words as well, such as a quote. */
export function words(min: number, max: number) {
  return line(max * 12)
    .superRefine((text, context) => {
      const count = asLongAsShown(text).split(/\s+/).length;
      if (count < min) context.addIssue(`has ${count} words. Write at least ${min}.`);
      if (count > max) context.addIssue(`has ${count} words. Shorten it to ${max} or fewer.`);
    })
    .meta({ minWords: min, maxWords: max });
}

/** A passage in another language than the page, so that it is hyphenated and read out rightly. */
export function passage(max: number) {
  return group('A line in Hindi or Hinglish beside the English heading', {
    text: line(max).describe('The words, as people say them: no translation of the English'),
    lang: z.enum(['hi-Latn', 'hi']).meta({
      title: 'Language',
      description: 'hi-Latn for Hindi and Hinglish in Latin letters, hi for Devanagari',
    }),
  });
}

/** A page or file of this site, spelt exactly. */
export const href = z
  .string()
  .superRefine((path, context) => {
    if (!isKnownHref(path)) context.addIssue(explainHref(path));
  })
  .meta({
    title: 'Leads to',
    description:
      'The page it leads to: its address in the browser from the first / on, as /Contact',
  });

/** An entry of a folder of content, by the name of its file without ending. */
export function entryOf(folder: string) {
  return z
    .string()
    .superRefine((name, context) => {
      const names = namesIn(folder);
      const day = waitsUntil(folder, name);
      if (day)
        context.addIssue(`is "${name}", which waits until ${day}. Name it from that day on.`);
      if (names.has(name)) return;
      context.addIssue({ code: 'invalid_value', values: [...names], input: name });
    })
    .meta({ entryOf: folder });
}

/** Entries of a folder of content, each of them once. */
export const entriesOf = (
  what: string,
  count: readonly [least: number, most: number],
  folder: string,
) =>
  list(what, count, entryOf(folder).meta(notCopied)).superRefine((names, context) => {
    for (const [at, name] of names.entries()) {
      if (names.indexOf(name) === at) continue;
      const message = `is "${name}", which stands in the list already. Choose another, or remove it.`;
      context.addIssue({ code: 'custom', path: [at], message });
    }
  });

/** A client whose quote or review is shown. */
export const quotedClient = entryOf('content/clients').refine(
  (client) => speaks(client),
  'is a client with neither quote nor review. Add one to that client, or name another.',
);

/** An address outside this site. */
export const externalUrl = z.url({
  protocol: /^https$/,
  error: (issue) =>
    `is "${String(issue.input)}", which is not a complete web address. Start it with https://.`,
});

export const linkSchema = group('A link or button to another page', {
  label: line(44).describe('What the link or button says: name what comes after the click'),
  href: href,
}).refine(({ label, href }) => keepsItsWord(label, href), {
  path: ['href'],
  error:
    'leads elsewhere than the label says. The audit is asked for at /Contact, a call or a proposal at /Contact#proposal.',
});

/** Links that lead on from a section, in a row with a word before them. */
export const linkRow = z.strictObject({
  label: line(30).describe('Before the links: what they have in common'),
  links: list('Pages to go on to, the best one first', [1, 6], linkSchema),
});

/** What stands before the site's name in a title; search results cut the two at about 60 characters. */
export const pageTitle = line(42);

export const meta = z
  .strictObject({
    title: pageTitle
      .describe('Title in the browser tab and in search results, without our name')
      .meta({ title: 'Title in searches' }),
    description: line(158, 120)
      .describe(
        'The two lines below the title in search results: what the page offers, to whom, where',
      )
      .meta({ title: 'Description in searches' }),
  })
  .meta({
    ...notCopied,
    title: 'Search engines',
    description: 'How search engines, browser tabs and shared links name the page; not seen on it',
  });

/** Marks invented data, so that it can be listed and replaced before the site goes live. */
export const sample = z
  .boolean()
  .describe('On while this is invented; off once it is the real thing');

/** Position among its neighbours; the lowest number comes first, and at the same number the name. */
export const order = z
  .int()
  .min(1)
  .max(999)
  .describe('Place in its list: the lowest number comes first, equal ones go by file name');

export type Link = z.infer<typeof linkSchema>;
export type LinkRowContent = z.infer<typeof linkRow>;
export type Meta = z.infer<typeof meta>;
