import type { Article } from '../../../catalog/queries/blog.ts';
import type { Blogs } from '../../../catalog/schemas/blogs.ts';
import type { RATIOS } from '../../illustration/cover/Cover.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import './all-articles.css';

interface Props {
  articles: readonly Article[];
  words: Blogs;
}

/** Covers by place on the page; all-articles.css sets the columns to match. */
const COVERS: readonly (typeof RATIOS)[number][] = [
  '16:9',
  '1:1',
  '3:2',
  '1:1',
  '1:1',
  '1:1',
  '3:2',
  '1:1',
  '16:9',
];

/** Every article in a card, newest first, composed in rows of one, two and three. */
export function AllArticles({ articles, words }: Props) {
  return (
    <ol className="all-articles band-end wrap stack-8">
      {articles.map((article, index) => {
        const alone = index === 0 || index === COVERS.length - 1;
        return (
          <li key={article.id}>
            <ArticleCard
              article={article}
              words={words}
              ratio={COVERS[index % COVERS.length] ?? '3:2'}
              shape={alone ? 'row' : 'column'}
              leads={index === 0}
            />
          </li>
        );
      })}
    </ol>
  );
}
