import type { Article } from '../../catalog/blog-queries.ts';
import type { ArticleLang } from '../../catalog/schemas/article.ts';
import type { Blogs } from '../../catalog/schemas/blogs.ts';
import { ArticleCard } from './ArticleCard.tsx';
import './related-articles.css';

interface Props {
  articles: readonly Article[];
  words: Blogs;
  /** Language of the article that was read. */
  lang: ArticleLang;
}

/** What to read next, and the way to all blogs. */
export function RelatedArticles({ articles, words, lang }: Props) {
  const own = words.article[lang];
  return (
    <section className="related-articles band-end" aria-labelledby="related-heading">
      <div className="wrap">
        <div className="related-articles__heading apart" lang={lang}>
          <h2 id="related-heading">{own.related}</h2>
          <a href="/profile/blogs/all">{own.allBlogs}</a>
        </div>
        <div className="related-articles__cards stack-7">
          {articles.map((article) => (
            <ArticleCard key={article.id} article={article} words={words} ratio="16:9" level="h3" />
          ))}
        </div>
      </div>
    </section>
  );
}
