import type { APIRoute } from 'astro';
import { language } from '../../catalog/language.ts';
import { articleText, getArticles } from '../../catalog/queries/blog.ts';
import { filled, getSite } from '../../catalog/queries/entries.ts';
import { twinLink } from '../../catalog/twins.ts';
import { textPicture } from '../sections/blog/text-picture.tsx';
import { feedPath } from '../seo/PageMeta.tsx';
import { element, xmlResponse } from '../seo/xml.ts';

/** A reader that asks each hour misses none of so many. */
const NEWEST = 30;

/** The blog as RSS 2.0 with the newest articles, whole; in the Hindi edition those that are not English. */
export const GET: APIRoute = async ({ site: siteUrl }) => {
  const [site, blogs, all] = await Promise.all([getSite(), filled('blogs'), getArticles()]);
  const inHindi = language() === 'hi';
  const articles = all.filter(({ lang }) => !inHindi || lang !== 'en').slice(0, NEWEST);
  const address = (path: string) => new URL((inHindi && twinLink(path)) || path, siteUrl).href;
  const texts = await Promise.all(
    articles.map((article) => articleText(article, ({ srcSet: _, ...one }) => textPicture(one))),
  );
  const items = articles.map((article, index) =>
    element('item', [
      element('title', article.title),
      element('link', address(article.path)),
      element('guid', address(article.path)),
      element('pubDate', new Date(article.published).toUTCString()),
      element('dc:creator', article.author.name),
      element('dc:language', article.lang),
      element('description', article.excerpt),
      element('content:encoded', withAddresses(texts[index]?.html ?? '', siteUrl)),
    ]),
  );
  const channel = element('channel', [
    element('title', `${site.name}: ${blogs.breadcrumb}`),
    element('link', address('/profile/blogs')),
    element('atom:link', [], {
      href: address(feedPath()),
      rel: 'self',
      type: 'application/rss+xml',
    }),
    element('description', blogs.latest.meta.description),
    element('language', inHindi ? 'hi' : 'en-in'),
    ...items,
  ]);
  return xmlResponse(
    element('rss', [channel], {
      version: '2.0',
      'xmlns:atom': 'http://www.w3.org/2005/Atom',
      'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    }),
  );
};

/** A reader shows the article far from the site: paths become full addresses. */
function withAddresses(html: string, siteUrl: URL | undefined): string {
  return html.replaceAll(
    / (href|src)="(\/[^"]*)"/g,
    (_, name: string, path: string) => ` ${name}="${new URL(path, siteUrl).href}"`,
  );
}
