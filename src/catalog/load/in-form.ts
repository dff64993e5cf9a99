import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is wrong in the text of an article names the line of its file. */
const LINE = /^line (\d+): /;

/** A field as people read it, who count items from 1: `faq.questions.1.answer` is `faq.questions[item 2].answer`. */
export const named = (field: string): string =>
  field.replaceAll(/\.(\d+)/g, (_, index) => `[item ${Number(index) + 1}]`);

/** What is said of an article to who sees its form, which has no lines. */
export const inForm = (path: string, sentence: string): string =>
  path.endsWith('.md') ? sentence.replace(LINE, '') : sentence;

/** The words of an article that a sentence is about: those that it quotes, or else the line that it names. */
export function wordsMeant(root: string, path: string, sentence: string): string | undefined {
  const line = path.endsWith('.md') && LINE.exec(sentence)?.[1];
  if (!line) return undefined;
  const text = readFileSync(join(root, path), 'utf8').split('\n')[Number(line) - 1];
  const said = /“(.+?)”/.exec(sentence)?.[1];
  return said && text?.includes(said) ? said : text;
}
