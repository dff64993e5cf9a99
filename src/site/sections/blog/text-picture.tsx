import { renderToStaticMarkup } from 'react-dom/server';
import type { ImageFile } from '../../../catalog/schemas/photo.ts';
import { Photo } from '../../ui/Photo.tsx';

/** A photograph in the text of an article, as markup for its HTML. */
export const textPicture = (image: ImageFile): string =>
  renderToStaticMarkup(<Photo image={image} sizes="(width < 48rem) 90vw, 45rem" />);
