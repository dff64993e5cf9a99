import type { Source } from '../../../catalog/articles/sources.ts';
import type { ArticleLang } from '../../../catalog/schemas/article.ts';
import type { ArticleWords } from '../../../catalog/schemas/blogs.ts';
import { articleDate } from './article-date.ts';
import './article-sources.css';

interface Props {
  sources: readonly Source[];
  words: ArticleWords;
  lang: ArticleLang;
}

/** What an article's facts about others rest on, with the day on which it was read. */
export function ArticleSources({ sources, words, lang }: Props) {
  if (sources.length === 0) return null;
  return (
    <section className="article-sources" aria-labelledby="sources-heading">
      <h2 className="label" id="sources-heading">
        {words.sources}
      </h2>
      <ul>
        {sources.map(({ title, url, read }) => (
          <li key={url}>
            <a
              className={read ? undefined : 'lone-link'}
              href={url}
              lang={lang === 'en' ? undefined : 'en'}
            >
              {title}
            </a>
            {read && `, ${words.read} ${articleDate(read, lang)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
