import { defineMdastPlugin } from 'satteri';
import { pictureMistake } from '../load/pictures.ts';
import { explainHref, isKnownHref } from '../routes.ts';
import { contactDetail } from '../schemas/text.ts';
import { unknownPlaceholder } from '../words/placeholders.ts';

/** A place in the text. */
interface Place {
  readonly position?: { readonly start: { readonly line: number } } | undefined;
}

/** Says what is wrong at a place, in a sentence that names the remedy. */
export type Report = (place: Place, sentence: string) => void;

const MAX_COLUMNS = 4;

function explainLink(url: string): string | undefined {
  if (/^https:\/\//.test(url) || isKnownHref(url)) return undefined;
  return `a link ${explainHref(url)}`;
}

/** What is typed by habit and would show as it is, and what to type. */
const STRAY: readonly (readonly [marks: RegExp, remedy: string])[] = [
  [/\*\*/, 'A highlight is **words**, with no space inside the stars'],
  [/__/, 'Bold is __words__, with no space beside the words'],
  [/==\S/, 'A highlight is **words**'],
  [/^#{1,6}/, 'A chapter is ## and a space, then its title'],
  [/^•/, 'An item of a list is - and a space, then its words'],
  [/^\[[ x]?\] ?/, 'A box that can be ticked is - [ ] and a space, then its words'],
  [/\] \(|\]\([/h]/, 'A link is [words](/Contact), with no space between'],
  [/:::/, 'A block is :::example[Its title], its text, and ::: on a line of its own'],
  [/^[^|\n]*\|.*\n[^|\n]*\|/, 'A table has a line | --- | --- | below its first'],
];

/** @param written as it stands in the file: what is escaped is meant to show */
function explainMarks(written: string): string | undefined {
  for (const [marks, remedy] of STRAY) {
    const shown = marks.exec(written)?.[0];
    if (shown) return `the text shows "${shown}". ${remedy}.`;
  }
  return undefined;
}

function explainText(text: string): string | undefined {
  const detail = contactDetail(text);
  if (detail !== undefined) {
    return `the text spells out "${detail}". Write {phone}, {email}, {info-email} or {hours}: the detail itself stands in content/site.yaml only.`;
  }
  const unknown = unknownPlaceholder(text);
  return unknown && `the text has ${unknown}`;
}

/** Reports whatever an article can't show: raw HTML, unknown pictures, wrong links and headings. */
export function plainMarkdown(report: Report) {
  const chapters = new Set<string>();
  return defineMdastPlugin({
    name: 'plain-markdown',
    options: { position: true },
    html(node) {
      report(node, 'an article can’t hold HTML. Write Markdown, see docs/editing.md.');
    },
    // A link by reference is no `link`: nothing else looks where it leads.
    definition(node) {
      report(
        node,
        'an article can’t hold the address of a link apart from its words. Write [words](/Contact).',
      );
    },
    image(node) {
      const mistake = pictureMistake(node.url);
      if (mistake) report(node, `the picture ${mistake}`);
      if (!node.alt) {
        report(node, 'the picture isn’t described. Write what it shows: ![Our team](team.jpg).');
      }
    },
    heading(node, context) {
      const title = context.textContent(node);
      if (node.depth === 2 && chapters.has(title)) {
        report(node, `two chapters are called "${title}". Give each a title of its own.`);
      }
      chapters.add(title);
      if (node.depth === 1 || node.depth > 3) {
        report(node, 'a heading has the wrong level. Use ## for a chapter and ### below it.');
      }
    },
    table(node) {
      const columns = node.children[0]?.children.length ?? 0;
      if (columns > MAX_COLUMNS) {
        report(
          node,
          `the table has ${columns} columns, and a phone shows ${MAX_COLUMNS}. Turn it round or split it.`,
        );
      }
    },
    link(node) {
      const mistake = explainLink(node.url);
      if (mistake) report(node, mistake);
    },
    text(node, { source }) {
      const { start, end } = node.position ?? {};
      const written = source.slice(start?.offset, end?.offset);
      const mistake = explainMarks(written) ?? explainText(node.value);
      if (mistake) report(node, mistake);
    },
  });
}
