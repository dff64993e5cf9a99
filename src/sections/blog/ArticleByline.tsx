import type { Article } from '../../catalog/blog-queries.ts';
import type { ArticleWords } from '../../catalog/schemas/blogs.ts';
import { articleDate } from './article-date.ts';

interface Props {
  article: Article;
  words: ArticleWords;
}

/** Who wrote an article, when, and how long it takes, in one line for a card. */
export function ArticleByline({ article, words }: Props) {
  return (
    <p className="article-byline tabular" lang={article.lang}>
      <span>{article.author.name}</span>
      <time dateTime={article.published}>{articleDate(article.published, article.lang)}</time>
      <span>
        {article.minutes} {words.minutes}
      </span>
    </p>
  );
}
