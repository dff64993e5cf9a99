import type { BlogPosting } from 'schema-dts';
import { language } from '../../../catalog/language.ts';
import type { Article } from '../../../catalog/queries/blog.ts';
import { hindiPath } from '../../../catalog/twins.ts';
import { articlePictures } from '../cards/article-covers.ts';
import { absolute, type Identity } from './graph.ts';
import { publisher } from './organization.ts';
import { personNode } from './person.ts';

/** An article of the blog. */
export function articleNode(article: Article, lang: string, identity: Identity): BlogPosting {
  const { path, title, excerpt, author, published, updated } = article;
  const url = absolute(language() === 'hi' ? hindiPath(path) : path, identity);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: title,
    description: excerpt,
    image: articlePictures(article).map((picture) => absolute(picture, identity)),
    datePublished: published,
    dateModified: updated,
    author: personNode(author, identity),
    publisher: publisher(identity),
    inLanguage: lang,
    url,
    mainEntityOfPage: { '@id': url },
  };
}
