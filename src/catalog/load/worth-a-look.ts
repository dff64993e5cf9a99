import { basename } from 'node:path';
import { indianDay } from '../../platform/time/indian-day.ts';
import { countWords } from '../articles/reading-time.ts';

/** Below this an article says too little to be found, and a quote too little to fill its card. */
const ARTICLE_WORDS = 900;
const QUOTE_WORDS = 25;
const SERVICE_WORDS = [650, 900] as const;

/** What decides how a service page is made, or is read elsewhere than in its text. */
const NOT_READ =
  /^(?:meta|family|type|layout|ground|picture|icon|menu|client|quote|name|place|href|sells|related|article)$/;

/**
 * What is right and could be better, a sentence each that begins with its field: it stops no build.
 *
 * @param file path of the file within the project
 * @param data what was read of it
 */
export function worthALook(file: string, data: unknown): string[] {
  const { body, quote, published, related, sections } = Object(data);
  const itself = basename(file).replace(/\.\w+$/, '');
  const [, folder = ''] = file.split('/');
  return [
    ...(Array.isArray(related) ? wrongNeighbours(related, itself) : []),
    ...(folder === 'blog' ? thin('body', body, ARTICLE_WORDS, 'An article') : []),
    ...(folder === 'clients' ? thin('quote.text', quote?.text, QUOTE_WORDS, 'A quote') : []),
    // In Hindi it takes more words to say the same.
    ...(sections && folder === 'services' && !file.endsWith('.hi.yaml')
      ? unlikeService(countWords(textsIn(data).join(' ')))
      : []),
    ...(folder === 'blog' && published > indianDay(new Date())
      ? [`published is ${published}: until that day only this preview shows the article.`]
      : []),
  ];
}

const wrongNeighbours = (related: readonly unknown[], itself: string) =>
  related.flatMap((name, at) =>
    name === itself ? [`related[item ${at + 1}] is this page itself. Choose another.`] : [],
  );

function thin(field: string, text: unknown, least: number, what: string): string[] {
  const words = typeof text === 'string' ? countWords(text) : least;
  return words < least
    ? [`${field} has ${words} words. ${what} of ${least} or more says enough.`]
    : [];
}

function unlikeService(words: number): string[] {
  const [least, most] = SERVICE_WORDS;
  if (words >= least && words <= most) return [];
  return [`sections and all else on the page have ${words} words. ${least} to ${most} say enough.`];
}

const textsIn = (data: unknown): string[] =>
  typeof data === 'string'
    ? [data]
    : Object.entries(Object(data)).flatMap(([key, part]) =>
        NOT_READ.test(key) ? [] : textsIn(part),
      );
