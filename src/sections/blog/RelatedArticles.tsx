import type { Article } from '../../catalog/blog-queries.ts';
import type { ArticleLang } from '../../catalog/schemas/article.ts';
import type { Blogs } from '../../catalog/schemas/blogs.ts';
import './related-articles.css';

interface Props {
  articles: readonly Article[];
  words: Blogs;
  /** Language of the article that was read. */
  lang: ArticleLang;
}

/** What to read next as rows of words, and the way to all blogs. */
export function RelatedArticles({ articles, words, lang }: Props) {
  const own = words.article[lang];
  return (
    <section className="related-articles band-end" aria-labelledby="related-heading">
      <div className="wrap">
        <div className="related-articles__heading apart" lang={lang}>
          <h2 id="related-heading">{own.related}</h2>
          <a href="/profile/blogs/all">{own.allBlogs}</a>
        </div>
        <ul>
          {articles.map(({ id, lang: its, path, title, minutes }) => (
            <li key={id} lang={its}>
              <a href={path}>
                <h3>{title}</h3>
                <span className="note">
                  {words.article[its].language}, {minutes} {words.article[its].minutes}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
