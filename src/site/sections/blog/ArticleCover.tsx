import type { Article } from '../../../catalog/queries/blog.ts';
import type { ArticleWords } from '../../../catalog/schemas/blogs.ts';
import type { RATIOS } from '../../illustration/cover/Cover.tsx';
import { coverFile } from '../../illustration/cover/files.tsx';
import { Photo } from '../../ui/Photo.tsx';
import './article-cover.css';

interface Props {
  article: Article;
  words: ArticleWords;
  ratio: (typeof RATIOS)[number];
  sizes: string;
  eager?: boolean;
  className: string;
}

/** The picture of an article: its photograph, or a cover drawn from its name. */
export function ArticleCover({ article, words, ratio, className, ...shown }: Props) {
  const { id, family, object, title, lang, cover } = article;
  const image = cover ?? {
    ...coverFile({ seed: id, family, object, ratio }),
    alt: `${words.cover} ${title}`,
  };
  const shape = `article-cover--${ratio.replace(':', 'x')} ${className}`;
  return <Photo image={image} lang={lang} className={shape} {...shown} />;
}
