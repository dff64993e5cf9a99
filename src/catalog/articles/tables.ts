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

/**
 * Says which cells are headers: those of the first row and, in every other row, the first. An empty
 * corner heads nothing and becomes a plain cell.
 */
export const tableHeaders = defineHastPlugin({
  name: 'table-headers',
  element: {
    filter: ['tr'],
    visit(row, context) {
      for (const [place, cell] of row.children
        .filter((child) => child.type === 'element')
        .entries()) {
        if (cell.tagName === 'th') {
          const named = context.textContent(cell).trim() !== '';
          if (named) context.setProperty(cell, 'scope', 'col');
          else context.replaceNode(cell, { ...cell, tagName: 'td' });
        } else if (place === 0) {
          const properties = { ...cell.properties, scope: 'row' };
          context.replaceNode(cell, { ...cell, tagName: 'th', properties });
        }
      }
    },
  },
});
