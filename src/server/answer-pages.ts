import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Mustache from 'mustache';
import type { AnswerView } from '../forms/answer-template.ts';
import type { FormView } from '../forms/definition.ts';
import { shownForms } from '../forms/index.ts';
import { contentSecurityPolicy } from './csp.ts';
import { type Edition, hasHindi } from './edition.ts';
import { ANSWERS_FOLDER } from './site-files.ts';

/** A page in memory, with the policy that its inline parts need. */
export interface Page {
  readonly html: string;
  readonly policy: string;
}

/** A form is shown again with what was typed; the other two say how it went. */
export type Answer = FormView | 'success' | 'failure';
export type AnswerName = Answer | `hi/${Answer}`;

/** The page of an edition that gives an answer. */
export const answerIn = (edition: Edition, name: Answer): AnswerName =>
  edition === 'hi' ? `hi/${name}` : name;

/** The pages that answer a form posted without scripts, and those for what is missing. */
export type AnswerPages = Awaited<ReturnType<typeof loadAnswerPages>>;

const answers = [...shownForms.map(({ view }) => view), 'success', 'failure'] as const;

/** In English, and those of the Hindi edition, where a site has one. */
export const answerNames: readonly AnswerName[] = [
  ...answers,
  ...answers.map((name) => `hi/${name}` as const),
];

const plainStart =
  '<!doctype html><html lang="en-IN"><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width">';
const plainAnswer = `${plainStart}<title>{{message}}</title><h1>{{message}}</h1>
<ul>{{#summary}}<li>{{text}}</li>{{/summary}}</ul><p><a href="{{back}}">Go back</a></p>`;
const plainBlogNotFound = `${plainStart}<title>Blog not found</title><h1>Blog not found</h1>
<p><a href="/profile/blogs/all">All blogs</a></p>`;
const plainNotFound = `${plainStart}<title>Not found</title><h1>Not found</h1>
<p><a href="/">Home</a></p>`;

/**
 * Reads the answer pages of a built site; without one all are plain. So are those that can't be used,
 * since a lead must be answered in any case.
 */
export async function loadAnswerPages(root: string | undefined) {
  const unusable: string[] = [];
  // One of its own: the one that all share keeps every template that it has ever seen.
  const mustache = new Mustache.Writer();
  /** Parses now (Mustache keeps the result), so that a broken template shows at once. */
  const toPage = (html: string): Page => {
    mustache.parse(html);
    return { html, policy: contentSecurityPolicy(html) };
  };
  const load = async (name: string, fallback: string): Promise<Page> => {
    if (root === undefined) return toPage(fallback);
    const file = join(ANSWERS_FOLDER, `${name}.html`);
    try {
      return toPage(await readFile(join(root, file), 'utf8'));
    } catch {
      unusable.push(file);
      return toPage(fallback);
    }
  };
  // A site without a Hindi edition answers in English, whatever a form says.
  const inHindi = hasHindi(root);
  const loaded = (inHindi ? answerNames : answers).map(
    async (name) => [name, await load(name, plainAnswer)] as const,
  );
  const templates = new Map<AnswerName, Page>(await Promise.all(loaded));
  const inBoth = async (name: string, plain: string): Promise<Readonly<Record<Edition, Page>>> => {
    const en = await load(name, plain);
    return { en, hi: inHindi ? await load(`hi/${name}`, plain) : en };
  };
  const blogNotFound = await inBoth('blog-not-found', plainBlogNotFound);
  const notFound = await inBoth('not-found', plainNotFound);
  return {
    render: (name: AnswerName, view: AnswerView): Page => {
      const english = name.replace('hi/', '') as Answer;
      const template = templates.get(name) ?? templates.get(english) ?? toPage(plainAnswer);
      return { ...template, html: mustache.render(template.html, view) };
    },
    blogNotFound,
    notFound,
    /** Files that are missing or no valid template, and for which plain pages stand in. */
    unusable: unusable.toSorted(),
  };
}
