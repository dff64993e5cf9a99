import type { Article } from '../../../catalog/queries/blog.ts';
import type { RATIOS } from '../../illustration/cover/Cover.tsx';
import { coverFile } from '../../illustration/cover/files.tsx';
import { Photo } from '../../ui/Photo.tsx';
import './article-cover.css';

interface Props {
  article: Article;
  ratio: (typeof RATIOS)[number];
  sizes: string;
  eager?: boolean;
  className: string;
}

/** The picture of an article: its photograph, or a cover drawn from its name, which says no more than its title. */
export function ArticleCover({ article, ratio, className, ...shown }: Props) {
  const { id, family, object, lang, cover } = article;
  const image = cover ?? {
    ...coverFile({ seed: id, family, object, ratio }),
    alt: '',
  };
  const shape = `article-cover--${ratio.replace(':', 'x')} ${className}`;
  return <Photo image={image} lang={lang} className={shape} {...shown} />;
}
