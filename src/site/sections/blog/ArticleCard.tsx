import { language } from '../../../catalog/language.ts';
import type { Article } from '../../../catalog/queries/blog.ts';
import type { Blogs } from '../../../catalog/schemas/blogs.ts';
import type { RATIOS } from '../../illustration/cover/Cover.tsx';
import { fromTablet, wide } from '../../styles/media.ts';
import { ArticleCover } from './ArticleCover.tsx';
import { articleDate } from './article-date.ts';
import './article-card.css';

interface Props {
  article: Article;
  words: Blogs;
  ratio?: (typeof RATIOS)[number];
  /** `row` sets cover and words side by side on wide screens. */
  shape?: 'column' | 'row';
  /** The sentence of the article set large; for the one that leads a list. */
  leads?: boolean;
  /** Level of the title below the heading of its list. */
  level?: 'h2' | 'h3';
  className?: string;
}

/** An article in a list: cover, language, title, what the reader gets, and the way to it. */
export function ArticleCard({
  article,
  words,
  ratio = '3:2',
  shape = 'column',
  leads = false,
  level: Title = 'h2',
  className = '',
}: Props) {
  const { lang, title, excerpt, snippet, path } = article;
  const own = words.article[lang];
  // The words around it are the page's in the Hindi edition, the article's in the English one.
  const frame = language() === 'hi' ? 'hi' : lang;
  const classes = `article-card article-card--${shape} ${leads ? 'article-card--leads' : ''} ${className}`;
  return (
    <article className={classes.replace(/\s+/g, ' ').trim()} data-reveal>
      <ArticleCover
        article={article}
        ratio={ratio}
        sizes={shape === 'row' ? `${wide} 55vw, 90vw` : `${fromTablet} 45vw, 90vw`}
        eager={leads}
        className="article-card__cover full-width"
      />
      <div className="article-card__words stack-3 justify-start">
        <p className="article-card__language label" lang={frame}>
          {own.language}
        </p>
        <Title className="article-card__title" lang={lang}>
          {title}
        </Title>
        {leads && snippet && (
          <p className="article-card__snippet large strong beside-rule" lang={lang}>
            {snippet}
          </p>
        )}
        <p className={`article-card__excerpt quiet ${leads ? 'large' : ''}`.trimEnd()} lang={lang}>
          {excerpt}
        </p>
        <p className="article-byline note tabular" lang={frame}>
          <span>{article.author.name}</span>
          <time dateTime={article.published}>{articleDate(article.published, frame)}</time>
          <span>
            {article.minutes} {own.minutes}
          </span>
        </p>
        <a
          className="article-card__link roomy-link"
          href={path}
          hrefLang={lang === 'en' ? undefined : lang}
        >
          {words.readMore}
          <span className="visually-hidden">
            : <span lang={lang}>{title}</span>
          </span>
        </a>
      </div>
    </article>
  );
}
