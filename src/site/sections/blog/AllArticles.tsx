import type { Article } from '../../../catalog/queries/blog.ts';
import type { Blogs } from '../../../catalog/schemas/blogs.ts';
import type { RATIOS } from '../../illustration/cover/Cover.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import './all-articles.css';

interface Props {
  articles: readonly Article[];
  words: Blogs;
}

/** Covers of the articles after the first, by their place; all-articles.css sets the columns to match. */
const COVERS: readonly (typeof RATIOS)[number][] = [
  '1:1',
  '3:2',
  '1:1',
  '1:1',
  '1:1',
  '3:2',
  '1:1',
  '16:9',
];

/** Articles in cards, newest first: one that leads, then again and again rows of two, three, two and one. */
export function AllArticles({ articles, words }: Props) {
  return (
    <ol className="all-articles band-end wrap stack-8">
      {articles.map((article, index) => {
        const place = (index + COVERS.length - 1) % COVERS.length;
        const ratio = index === 0 ? '16:9' : (COVERS[place] ?? '3:2');
        const alone = index === 0 || place === COVERS.length - 1;
        return (
          <li key={article.id}>
            <ArticleCard
              article={article}
              words={words}
              ratio={ratio}
              shape={alone ? 'row' : 'column'}
              leads={index === 0}
            />
          </li>
        );
      })}
    </ol>
  );
}
