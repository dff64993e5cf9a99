import { defineHastPlugin } from 'satteri';
import type { PhotoFields } from '../schemas/photo.ts';

/** Draws a photograph of the text as HTML. */
export type DrawPhoto = (photo: PhotoFields) => string;

/** `![What it shows](file.jpg "Who took it")` is a photograph of content/pictures. */
export function pictures(draw: DrawPhoto) {
  return defineHastPlugin({
    name: 'pictures',
    element: {
      filter: ['img'],
      visit(node, context) {
        const { src, alt, title } = node.properties;
        const photo = {
          file: String(src),
          alt: String(alt),
          ...(title && { credit: String(title) }),
        };
        context.replaceNode(node, { type: 'raw', value: draw(photo) });
      },
    },
  });
}
