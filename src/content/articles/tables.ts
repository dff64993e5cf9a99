import { defineHastPlugin } from 'satteri';

/** Right-aligned columns get a class: the site's security policy refuses style attributes. */
export const numberColumns = defineHastPlugin({
  name: 'number-columns',
  element: {
    filter: ['th', 'td'],
    visit(node, context) {
      if (!node.properties.style) return;
      context.setProperty(node, 'style', null);
      context.setProperty(node, 'className', ['number']);
    },
  },
});
