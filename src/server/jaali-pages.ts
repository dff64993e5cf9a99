import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Mustache from 'mustache';
import { z } from 'zod';
import { jaaliPath } from '../forms/jaali.ts';
import { CardPictures } from './card-pictures.ts';
import { contentSecurityPolicy } from './csp.ts';
import { compressPage, type PageVersions } from './page-versions.ts';
import { ANSWERS_FOLDER } from './site-files.ts';

/** Each has some 60 KB, its compressed versions included. */
const MOST_KEPT = 100;

const wordsSchema = z.strictObject({ kicker: z.string(), siteName: z.string(), siteUrl: z.url() });

interface JaaliPage {
  readonly versions: PageVersions;
  readonly policy: string;
}

/** The pages of names' jaalis. Releases from before there were any have none. */
export type JaaliPages = Awaited<ReturnType<typeof loadJaaliPages>>;

/** Reads a built site's template, words and drawer; undefined when one of them is missing. */
export async function loadJaaliPages(root: string) {
  const file = (name: string) => join(root, ANSWERS_FOLDER, name);
  try {
    const template = await readFile(file('jaali.html'), 'utf8');
    const words = wordsSchema.parse(JSON.parse(await readFile(file('jaali-words.json'), 'utf8')));
    const { drawJaali } = await import(pathToFileURL(file('jaali.mjs')).href);
    return jaaliPages(template, words, drawJaali, file('jaali-card.mjs'));
  } catch {
    return undefined;
  }
}

function jaaliPages(
  template: string,
  { siteUrl, ...words }: z.infer<typeof wordsSchema>,
  draw: (name: string) => string,
  cardRenderer: string,
) {
  const policy = contentSecurityPolicy(template);
  const kept = new Map<string, Promise<JaaliPage>>();
  const pictures = new CardPictures();

  const make = async (name: string): Promise<JaaliPage> => {
    const url = new URL(jaaliPath(name) ?? '/', siteUrl).href;
    const lang = /\p{Script=Devanagari}/u.test(name) ? 'hi' : 'en-IN';
    const slots = { name, lang, url, inQuery: encodeURIComponent(url), drawing: draw(name) };
    return { versions: await compressPage(Mustache.render(template, slots)), policy };
  };
  return {
    /** The page of a name that `jaaliName` gave, drawn once while it is among the latest. */
    page: (name: string): Promise<JaaliPage> => {
      const page = kept.get(name) ?? make(name);
      // The latest stand last; what failed may be tried again.
      kept.delete(name);
      kept.set(name, page);
      page.catch(() => kept.delete(name));
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      return page;
    },
    /** What messengers show of it, as a PNG; none while too many are asked for. */
    card: (name: string): Promise<Buffer> | undefined =>
      pictures.of(name, cardRenderer, { ...words, name }),
  };
}
