import type { Article } from '../../../catalog/queries/blog.ts';
import { personPath } from '../../../catalog/queries/entries.ts';
import type { ArticleWords } from '../../../catalog/schemas/blogs.ts';
import { Face } from '../about-page/Face.tsx';
import { ArticleCover } from './ArticleCover.tsx';
import { articleDate } from './article-date.ts';
import '../../ui/crumbs.css';
import { wide } from '../../styles/media.ts';
import './article-header.css';

interface Props {
  article: Article;
  words: ArticleWords;
  breadcrumb: { label: string; home: string; blogs: string };
}

/** The opening of an article: where it stands, title, what the reader gets, cover and facts. */
export function ArticleHeader({ article, words, breadcrumb }: Props) {
  const { lang, author } = article;
  return (
    <header className="article-header">
      <div className="article-header__inner wrap stack-5">
        <div className="article-header__words stack-5 content-center">
          <div className="crumbs note">
            <nav className="crumbs" aria-label={breadcrumb.label}>
              <a href="/">{breadcrumb.home}</a>
              <a href="/profile/blogs">{breadcrumb.blogs}</a>
            </nav>
            <span lang={lang}>{words.language}</span>
          </div>
          <h1 lang={lang}>{article.title}</h1>
          <p className="article-header__standfirst sentence quiet" lang={lang}>
            {article.excerpt}
          </p>
        </div>
        <ArticleCover
          article={article}
          ratio="1:1"
          sizes={`${wide} 40vw, 100vw`}
          eager
          className="article-header__cover full-width"
        />
        <dl className="article-header__facts tight tabular" lang={lang}>
          <div>
            <dt className="note">{words.by}</dt>
            <dd>
              <Face person={author} sizes="4rem" className="article-header__portrait" />
              <a className="lone-link" href={personPath(author.id)}>
                {author.name}
              </a>
              <span className="quiet">{author.role}</span>
            </dd>
          </div>
          <div>
            <dt className="note">{words.published}</dt>
            <dd>
              <time dateTime={article.published}>{articleDate(article.published, lang)}</time>
            </dd>
          </div>
          {article.updated !== article.published && (
            <div>
              <dt className="note">{words.updated}</dt>
              <dd>
                <time dateTime={article.updated}>{articleDate(article.updated, lang)}</time>
              </dd>
            </div>
          )}
          <div className="article-header__minutes">
            <dt className="note">{words.minutes}</dt>
            <dd>{article.minutes}</dd>
          </div>
        </dl>
      </div>
    </header>
  );
}
