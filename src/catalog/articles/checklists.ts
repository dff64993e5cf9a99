import { defineHastPlugin } from 'satteri';

/** Boxes of a checklist can be ticked, and a tap on the words ticks them, too. */
export const checklists = defineHastPlugin({
  name: 'checklists',
  element: {
    filter: ['ul', 'li'],
    visit(node, context) {
      const classes = node.properties.className;
      if (!Array.isArray(classes)) return;
      if (classes.includes('contains-task-list')) {
        context.setProperty(node, 'className', ['checklist']);
      }
      if (classes.includes('task-list-item')) {
        const [, ...words] = node.children;
        context.replaceNode(node, {
          type: 'element',
          tagName: 'li',
          properties: {},
          children: [
            {
              type: 'element',
              tagName: 'label',
              properties: {},
              children: [
                {
                  type: 'element',
                  tagName: 'input',
                  properties: { type: 'checkbox' },
                  children: [],
                },
                { type: 'element', tagName: 'span', properties: {}, children: words },
              ],
            },
          ],
        });
      }
    },
  },
});
