import { basename } from 'node:path';
import { indianDay } from '../../platform/time/indian-day.ts';
import { countWords } from '../articles/reading-time.ts';

/** Below this an article says too little to be found, and a quote too little to fill its card. */
const ARTICLE_WORDS = 900;
const QUOTE_WORDS = 25;

/**
 * What is right and could be better, a sentence each that begins with its field: it stops no build.
 *
 * @param file path of the file within the project
 * @param data what was read of it
 */
export function worthALook(file: string, data: unknown): string[] {
  const { body, quote, published, related } = Object(data);
  const [text, least, field, what] = file.startsWith('content/blog/')
    ? [body, ARTICLE_WORDS, 'body', 'An article']
    : file.startsWith('content/clients/')
      ? [Object(quote).text, QUOTE_WORDS, 'quote.text', 'A quote']
      : [];
  if (typeof text !== 'string' || !least) return [];
  const words = countWords(text);
  const isThin = words < least;
  const itself = Array.isArray(related) ? related.indexOf(basename(file, '.md')) : -1;
  return [
    ...(itself < 0 ? [] : [`related[item ${itself + 1}] is this article. Choose another.`]),
    ...(isThin ? [`${field} has ${words} words. ${what} of ${least} or more says enough.`] : []),
    ...(published > indianDay(new Date())
      ? [`published is ${published}: until that day only this preview shows the article.`]
      : []),
  ];
}
