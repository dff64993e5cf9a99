import type { ReactNode } from 'react';
import type { Heading } from '../../../catalog/articles/headings.ts';
import type { Article } from '../../../catalog/queries/blog.ts';
import type { ArticleWords } from '../../../catalog/schemas/blogs.ts';
import { Fold } from '../../ui/Fold.tsx';
import { ArticleSources } from './ArticleSources.tsx';
import { ShareLinks } from './ShareLinks.tsx';
import '../../ui/lists.css';
import './article-body.css';
import './prose.css';
import './prose-blocks.css';

interface Props {
  article: Article;
  words: ArticleWords;
  chapters: readonly Heading[];
  /** The article's complete address. */
  url: string;
  /** The text. */
  children?: ReactNode;
}

/** The text of an article between its table of contents and the ways to hand it on. */
export function ArticleBody({ article, words, chapters, url, children }: Props) {
  return (
    <div className="article-body" lang={article.lang}>
      <div className="article-body__inner wrap stack-6">
        <nav className="contents sticky" aria-labelledby="contents-heading">
          <Fold
            narrow
            summary={
              <h2 className="label" id="contents-heading">
                {words.contents}
              </h2>
            }
          >
            <ol className="lined counted">
              {chapters.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          </Fold>
        </nav>
        <div className="stack-6">
          <div className="prose">{children}</div>
          <ArticleSources sources={article.sources} words={words} lang={article.lang} />
        </div>
        <ShareLinks words={words} title={article.title} url={url} />
      </div>
    </div>
  );
}
