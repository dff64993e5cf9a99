import { defineMdastPlugin } from 'satteri';
import type { Report } from './plain-markdown.ts';

/** What the text can set apart, and the ground it lies on. */
const GROUNDS: Readonly<Record<string, string>> = {
  today: 'ground-ink',
  message: 'ground-mist',
  example: 'ground-paper',
};

/** A task for today, a message to copy, a worked example. */
const BLOCKS = Object.keys(GROUNDS);

/** `:::today[Title]` … `:::` is a block with a heading of the third level. */
export function articleBlocks(report: Report) {
  return defineMdastPlugin({
    name: 'blocks',
    options: { position: true },
    containerDirective(node, context) {
      const [title] = node.children;
      const titled = title?.type === 'paragraph' && title.data?.directiveLabel === true;
      const ground = GROUNDS[node.name];
      if (!ground) {
        report(node, `the block "${node.name}" is not known. Use one of: ${BLOCKS.join(', ')}.`);
      } else if (!titled) {
        report(node, `the block needs a title. Write it like this: :::${node.name}[Your title]`);
      }
      const { start, end } = node.position ?? {};
      if (!/:::\s*$/.test(context.source.slice(start?.offset, end?.offset))) {
        report(node, 'the block has no end. Write ::: on a line of its own below it.');
      }
      context.setProperty(node, 'data', {
        hName: 'div',
        hProperties: { className: ['block', `block--${node.name}`, ground ?? ''] },
      });
    },
    paragraph(node, context) {
      if (node.data?.directiveLabel !== true) return;
      context.setProperty(node, 'data', {
        hName: 'h3',
        hProperties: { className: ['block__title'] },
      });
    },
  });
}

/** The parser reads the end of "10:30" as an inline directive; in an article it is just text. */
export const literalColons = defineMdastPlugin({
  name: 'literal-colons',
  options: { position: true },
  textDirective(node, context) {
    const { start, end } = node.position ?? {};
    const value = context.source.slice(start?.offset, end?.offset);
    context.replaceNode(node, { type: 'text', value });
  },
});
