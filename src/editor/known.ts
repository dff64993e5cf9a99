import { pictureNames } from '../catalog/load/pictures.ts';
import { FILES, routes } from '../catalog/routes.ts';

/**
 * What the text of an article may name: pages of the site, and pictures.
 *
 * @param root folder of the project
 */
export const knownNames = (root: string) => ({
  pages: [...routes(root), ...FILES],
  pictures: pictureNames(root),
});
