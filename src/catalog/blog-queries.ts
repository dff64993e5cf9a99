import { getCollection } from 'astro:content';
import { readingMinutes } from './articles/reading-time.ts';
import { renderArticle } from './articles/render-article.ts';
import { fillPlaceholders } from './placeholders.ts';
import { filled, type Named, placeholderValues } from './queries.ts';
import { BLOG_SLUGS } from './routes.ts';
import type { StoredArticle } from './schemas/article.ts';
import type { Blogs } from './schemas/blogs.ts';

type Slug = (typeof BLOG_SLUGS)[number];

/** How many articles /profile/blogs shows. */
const LATEST = 3;

/** An article with its address and the minutes it takes to read. */
export type Article = Named<StoredArticle, Slug> & {
  readonly path: string;
  readonly minutes: number;
};

/** The blog lists and what stands around an article. */
export const getBlogs = (): Promise<Blogs> => filled('blogs');

/** The nine articles, newest first. */
export async function getArticles(): Promise<Article[]> {
  const values = await placeholderValues();
  const entries = await getCollection('articles');
  return BLOG_SLUGS.map((id) => {
    const entry = entries.find((candidate) => candidate.id === id);
    if (!entry) throw new Error(`content/blog/${id}.md is missing. Add it.`);
    const data = fillPlaceholders(entry.data, values);
    return { ...data, id, path: `/profile/blogs/${id}`, minutes: readingMinutes(data.body) };
  }).sort((a, b) => b.published.localeCompare(a.published));
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
