import { defineMdastPlugin } from 'satteri';

/**
 * `**text**` is a highlight. CommonMark takes both `__text__` and `**text**` for strong emphasis, so
 * the character in the source tells them apart.
 */
export const highlights = defineMdastPlugin({
  name: 'highlights',
  options: { position: true },
  strong(node, context) {
    const start = node.position?.start.offset;
    if (start !== undefined && context.source[start] === '*') {
      context.setProperty(node, 'data', { hName: 'mark' });
    }
  },
});
