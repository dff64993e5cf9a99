import { articleListPath } from '../../../catalog/routes.ts';
import type { Blogs } from '../../../catalog/schemas/blogs.ts';
import { LinkButton } from '../../ui/Button.tsx';
import './article-list-pages.css';

interface Props {
  page: number;
  pages: readonly number[];
  words: Blogs['all']['pages'];
}

/** The way to the other pages of a long list. */
export function ArticleListPages({ page, pages, words }: Props) {
  return (
    <nav className="article-list-pages band-end wrap" aria-label={words.label}>
      <ol className="article-list-pages__numbers tabular">
        {pages.map((number) => (
          <li key={number}>
            <a href={articleListPath(number)} aria-current={number === page ? 'page' : undefined}>
              <span className="visually-hidden">{words.page} </span>
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pages.length && (
        <LinkButton href={articleListPath(page + 1)}>{words.older}</LinkButton>
      )}
    </nav>
  );
}
