import { type PromiseWords, promisesWithTerms } from './claims.ts';
import { inWords } from './in-words.ts';

/** Words of a text that promise something. */
interface Mention {
  readonly words: string;
  readonly at: number;
  readonly promise: PromiseWords;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The same words with a deadline spelt out, with a comma before "or", or with "your money". */
const likewise = (words: string) =>
  escaped(words)
    .replace(/\b\d+(?= days| months)/g, (figure) => `(?:${figure}|${inWords(Number(figure))})`)
    .replaceAll(' or money', ',? or (?:your )?money');

function finderOf(promises: readonly PromiseWords[]): (text: string) => Mention[] {
  // The longest first: "leads in 7 days or money back" is one promise, not two.
  const mentions = promises
    .flatMap((promise) => promise.mentions.map((words) => ({ words, promise })))
    .sort((a, b) => b.words.length - a.words.length);
  const anyOf = mentions.map(({ words }) => `(${likewise(words)})`).join('|');
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(?:${anyOf})(?![\\p{L}\\p{M}\\p{N}])`,
    'giu',
  );
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: words, index, ...groups }) => {
      const found = mentions.find((_, place) => groups[place + 1] !== undefined);
      return found ? [{ words, at: index, promise: found.promise }] : [];
    });
}

/** Made once for the promises as they are: development reads them again when they change. */
const finders = new WeakMap<readonly PromiseWords[], ReturnType<typeof finderOf>>();

/** The promises with terms that a text mentions, each where it does first. */
export function mentionsIn(text: string): Mention[] {
  const promises = promisesWithTerms();
  const find = finders.get(promises) ?? finderOf(promises);
  finders.set(promises, find);
  const mentions = find(text);
  return mentions.filter(
    ({ promise }, index) => mentions.findIndex((other) => other.promise === promise) === index,
  );
}
