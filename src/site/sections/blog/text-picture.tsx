import { renderToStaticMarkup } from 'react-dom/server';
import type { ImageFile } from '../../../catalog/schemas/photo.ts';
import { fromTablet } from '../../styles/media.ts';
import { Photo } from '../../ui/Photo.tsx';

/** A photograph in the text of an article, as markup for its HTML. */
export const textPicture = (image: ImageFile): string =>
  renderToStaticMarkup(<Photo image={image} sizes={`${fromTablet} 45rem, 90vw`} />);
