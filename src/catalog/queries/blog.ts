import { readingMinutes } from '../articles/reading-time.ts';
import { renderArticle } from '../articles/render-article.ts';
import { type Source, sourcesOf } from '../articles/sources.ts';
import { inBoth, language } from '../language.ts';
import { oncePerBuild } from '../load/once-per-build.ts';
import { waitsUntil } from '../load/waiting.ts';
import { ARTICLES_A_PAGE, articleListPages } from '../routes.ts';
import type { StoredArticle } from '../schemas/article.ts';
import type { Person } from '../schemas/person.ts';
import type { ImageFile, PhotoFields, WithImage } from '../schemas/photo.ts';
import { entriesOf, filled, getPerson, type Named, read } from './entries.ts';
import { optionalPhoto, photoFile, searchPictures } from './photos.ts';

/** How many articles /profile/blogs shows. */
const LATEST = 3;

/** An article with its author, its address and the minutes it takes to read. */
export type Article = WithImage<Omit<Named<StoredArticle>, 'author'>, 'cover'> & {
  readonly author: Named<Person>;
  readonly path: string;
  /** Its photograph, where it has one, in the shapes that search engines ask for. */
  readonly searchPictures?: readonly string[] | undefined;
  readonly minutes: number;
  readonly sources: readonly Source[];
};

/**
 * The articles that visitors see, newest first; in the Hindi edition those in English come last. The
 * editor's preview has those that wait, too.
 */
export const getArticles = oncePerBuild(readArticles);

async function readArticles(): Promise<readonly Article[]> {
  const { claims } = await filled('claims');
  // Once the placeholders are filled, a text no longer says which claims it names.
  const written = new Map((await read('articles')).map(({ id, body }) => [id, body]));
  const seen = (await entriesOf('articles')).filter(
    ({ id }) => process.env.EDITED_AT || !waitsUntil('content/blog', id),
  );
  const articles = seen.map(async (article) => ({
    ...article,
    author: await getPerson(article.author),
    cover: await optionalPhoto(article.cover, 'cover'),
    searchPictures: article.cover && (await searchPictures(article.cover)),
    path: `/profile/blogs/${article.id}`,
    minutes: readingMinutes(article.body),
    sources: sourcesOf(written.get(article.id) ?? '', claims),
  }));
  const isLast = ({ lang }: Article) => language() === 'hi' && lang === 'en';
  return (await Promise.all(articles)).sort(
    (a, b) => Number(isLast(a)) - Number(isLast(b)) || b.published.localeCompare(a.published),
  );
}

/** The articles of both editions: what is drawn for them is the same in both. */
export async function getArticlesOfBoth(): Promise<readonly Article[]> {
  // Of an article that both have, the English one is the last to be set.
  const all = (await inBoth(getArticles)).toReversed().flat();
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

/** A page of the list of all articles, with the numbers of all its pages. */
export async function getArticleList(page: number) {
  const articles = await getArticles();
  return {
    articles: articles.slice((page - 1) * ARTICLES_A_PAGE, page * ARTICLES_A_PAGE),
    pages: articleListPages(articles.length),
  };
}

/** The three latest articles. */
export async function getLatestArticles(): Promise<readonly Article[]> {
  return (await getArticles()).slice(0, LATEST);
}

/** An article as other pages name it: a title in Devanagari would load its font there. */
export const articleLink = ({ path, title, lang, inEnglish }: Article) =>
  inEnglish && language() === 'en'
    ? { label: inEnglish, href: path, hrefLang: lang }
    : {
        label: title,
        href: path,
        lang: lang === language() ? undefined : lang,
        hrefLang: lang === 'en' ? undefined : lang,
      };

/** The photographs in an article's text: most have none, and need not be read for them. */
async function picturesIn(body: string): Promise<Map<string, ImageFile>> {
  const photos: PhotoFields[] = [];
  if (!body.includes('![')) return new Map();
  renderArticle(body, (photo) => {
    photos.push(photo);
    return '';
  });
  const files = photos.map(async (photo) => [photo.file, await photoFile(photo, 'text')] as const);
  return new Map(await Promise.all(files));
}

/** An article's text as HTML, with markup for its photographs, and its chapters. */
export async function articleText({ body }: Article, draw: (image: ImageFile) => string) {
  const images = await picturesIn(body);
  const { html, headings } = renderArticle(body, ({ file, ...words }) => {
    const image = images.get(file);
    return image ? draw({ ...image, ...words }) : '';
  });
  return { html, headings };
}

/** The articles that this one recommends, in its order. */
export function relatedTo(article: Article, articles: readonly Article[]): Article[] {
  return article.related.flatMap((slug) => articles.filter(({ id }) => id === slug));
}
