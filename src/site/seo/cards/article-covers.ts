import type { Article } from '../../../catalog/queries/blog.ts';
import { SEARCH_RATIOS } from '../../../catalog/search-ratios.ts';
import { coverFile } from '../../illustration/cover/files.tsx';

/** The drawn cover of an article in each shape that search engines ask for, with its PNG's name. */
export const coversOf = ({ id, family, object }: Article) =>
  SEARCH_RATIOS.map((ratio) => ({
    name: `${id}-${ratio.replace(':', 'x')}`,
    drawing: () => coverFile({ seed: id, family, object, ratio }),
  }));

/** Where the pictures that stand for an article are served: its photograph or its cover, in all shapes. */
export const articlePictures = (article: Article): readonly string[] =>
  article.searchPictures ?? coversOf(article).map(({ name }) => `/covers/${name}.png`);
