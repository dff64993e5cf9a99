import type { Article } from '../../../catalog/queries/blog.ts';
import type { Blogs } from '../../../catalog/schemas/blogs.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import './latest-articles.css';

interface Props {
  articles: readonly Article[];
  words: Blogs;
}

/** The latest article large, the two before it below, and the way to all others. */
export function LatestArticles({ articles, words }: Props) {
  const [first, ...others] = articles;
  const { more } = words.latest;
  return (
    <div className="band-end wrap stack-8">
      {first && <ArticleCard article={first} words={words} ratio="1:1" shape="row" leads />}
      <div className="latest-articles__others stack-7">
        {others.map((article, index) => (
          <ArticleCard
            key={article.id}
            article={article}
            words={words}
            ratio={index % 2 === 0 ? '16:9' : '1:1'}
          />
        ))}
      </div>
      <div className="latest-articles__more apart">
        <p className="title">{more.text}</p>
        <LinkButton href={more.href}>{more.label}</LinkButton>
      </div>
    </div>
  );
}
