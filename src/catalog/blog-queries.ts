import { readingMinutes } from './articles/reading-time.ts';
import { renderArticle } from './articles/render-article.ts';
import { entriesOf, filled, getPerson, type Named } from './queries.ts';
import type { StoredArticle } from './schemas/article.ts';
import type { Blogs } from './schemas/blogs.ts';
import type { Person } from './schemas/person.ts';

/** How many articles /profile/blogs shows. */
const LATEST = 3;

/** An article with its author, its address and the minutes it takes to read. */
export type Article = Named<Omit<StoredArticle, 'author'>> & {
  readonly author: Person;
  readonly path: string;
  readonly minutes: number;
};

/** The blog lists and what stands around an article. */
export const getBlogs = (): Promise<Blogs> => filled('blogs');

/** The articles, newest first. */
export async function getArticles(): Promise<Article[]> {
  const articles = (await entriesOf('articles')).map(async (article) => ({
    ...article,
    author: await getPerson(article.author),
    path: `/profile/blogs/${article.id}`,
    minutes: readingMinutes(article.body),
  }));
  return (await Promise.all(articles)).sort((a, b) => b.published.localeCompare(a.published));
}

/** The three latest articles. */
export async function getLatestArticles(): Promise<Article[]> {
  return (await getArticles()).slice(0, LATEST);
}

/** An article's text as HTML and its chapters. */
export function articleText({ body }: Article) {
  const { html, headings } = renderArticle(body);
  return { html, headings };
}

/** The articles that this one recommends, in its order. */
export function relatedTo(article: Article, articles: readonly Article[]): Article[] {
  return article.related.flatMap((slug) => articles.filter(({ id }) => id === slug));
}
