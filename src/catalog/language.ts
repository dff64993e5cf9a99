import { AsyncLocalStorage } from 'node:async_hooks';

/** The languages in which the site has an edition. */
export type Language = 'en' | 'hi';

/** Pages of the Hindi edition, and what is made for them: cards, Markdown. */
const HINDI_PATH = /^\/(?:cards\/|answers\/)?hi(?=$|[/.])/;

// Astro loads what renders pages apart from what reads the content: both ask the same storage.
const KEY = Symbol.for('language of the page');
const shared = globalThis as { [KEY]?: AsyncLocalStorage<Language> };
shared[KEY] ??= new AsyncLocalStorage<Language>();
const ambient = shared[KEY];

/** The language of the page that is being made: content is read in it (docs/decisions/0105). */
export const language = (): Language => ambient.getStore() ?? 'en';

/** The language of words that stay English, such as a client's, where the page is not. */
export const keptEnglish = (): 'en-IN' | undefined => (language() === 'hi' ? 'en-IN' : undefined);

/** Does something in a language, with all that it waits for. */
export const inLanguage = <Value>(lang: Language, make: () => Value): Value =>
  ambient.run(lang, make);

/** What something is in each edition, English first. */
export const inBoth = <Value>(make: () => Promise<Value>): Promise<Value[]> =>
  Promise.all((['en', 'hi'] as const).map((lang) => inLanguage(lang, make)));

/** The language of a page by its path, or of a route by its pattern. */
export const languageOf = (path: string): Language => (HINDI_PATH.test(path) ? 'hi' : 'en');
