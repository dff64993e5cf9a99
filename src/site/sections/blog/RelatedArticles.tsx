import { language } from '../../../catalog/language.ts';
import type { Article } from '../../../catalog/queries/blog.ts';
import type { ArticleLang } from '../../../catalog/schemas/article.ts';
import type { Blogs } from '../../../catalog/schemas/blogs.ts';
import type { Link } from '../../../catalog/schemas/text.ts';
import { LinkRow } from '../../ui/LinkRow.tsx';
import './related-articles.css';

interface Props {
  articles: readonly Article[];
  words: Blogs;
  /** What is sold to whoever has read it. */
  services: readonly Link[];
  /** Language of the article that was read. */
  lang: ArticleLang;
}

/** What we do about it, what to read next as rows of words, and the way to all blogs. */
export function RelatedArticles({ articles, words, services, lang }: Props) {
  const own = words.article[lang];
  return (
    <section className="related-articles band-end" aria-labelledby="related-heading">
      <div className="wrap">
        {services.length > 0 && (
          <LinkRow
            label={own.services}
            links={services.map((link) => ({
              ...link,
              lang: lang === language() ? undefined : language(),
            }))}
            lang={lang}
          />
        )}
        <div className="related-articles__heading apart ruled" lang={lang}>
          <h2 id="related-heading">{own.related}</h2>
          <a className="roomy-link" href="/profile/blogs/all">
            {own.allBlogs}
          </a>
        </div>
        <ul className="lined">
          {articles.map(({ id, lang: its, path, title, minutes }) => (
            <li key={id} lang={its}>
              <a href={path} hrefLang={its === 'en' ? undefined : its}>
                <h3>{title}</h3>
                <span className="note" lang={language() === 'hi' ? 'hi' : undefined}>
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
