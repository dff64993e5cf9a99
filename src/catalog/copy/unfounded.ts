import { globSync } from 'node:fs';
import { CLAIMS_FILE } from '../words/claims.ts';
import { type Cover, coveredFields } from './covered-fields.ts';
import { promiseLike } from './promise-like.ts';
import { partsOf, perText, type Text, textsOf } from './texts.ts';

/** A sentence that somebody could ask “says who?” about, and that says nothing of it. */
export interface Unfounded {
  readonly file: string;
  readonly line: number;
  readonly field: string;
  readonly sentence: string;
  readonly kind: string;
  /** Those of the sentence that give it away. */
  readonly words: string;
}

/** What decides how a page is made, is a name, or is in words that the check does not read. */
const NO_PROSE =
  /(?:^|\.)(?:id|type|layout|ground|picture|icon|object|family|lang|href|url|quote|client|review|order|package|person|related|sells|services|effective|version|since|date|published|updated|author|lawyer|placeholder|question|buttons?|periods|copyright|navigation|alt|groups\.\d+\.label)(?:\.|$)/;
/** A promise or figure with an entry, or a figure that is written once. */
const FOUNDED = /\{(?:claim|price|gst|back|count|retention|grievance|hours)/i;
/** Not within braces: words that rest on a claim may be several sentences. */
const SENTENCE_END = /(?<=[.?!][”’}]?)\s+(?=[\p{Lu}“₹\d{])(?![^{]*\})/u;
/** Wit, labels and lines in Hindi or Hinglish: of these only promises and prices are claims. */
const HEADING =
  /(?:^|\.)(?:heading|about|secondLine|title|menu|label|tagline|kicker|hint|questions\.lead)$|(?:^|\.)hinglish\./;

/** A case says itself how its figure was measured, and a project is of what clients sell; what they promise is read. */
const OF_CLIENTS = /^content\/(?:work|projects)\//;
/** What stands on the screens of a case, its client promises. */
const SCREENS = /^screens\./;

const ABOUT_US = /\b(?:we|our|us)\b/i;

function unfoundedIn(file: string, texts: readonly Text[], covers: readonly Cover[]): Unfounded[] {
  return texts.flatMap(({ field, line, text }) => {
    const around = covers.filter(({ path }) => `${field}.`.startsWith(`${path}.`));
    return text.split(SENTENCE_END).flatMap((sentence) => {
      const claim = FOUNDED.test(sentence) ? undefined : promiseLike(sentence);
      const isPromise = claim?.kind === 'commitment' && !SCREENS.test(field);
      if (!claim || (!isPromise && (HEADING.test(field) || OF_CLIENTS.test(file)))) return [];
      const ours = isPromise || ABOUT_US.test(sentence);
      if (around.some(({ example }) => !example || !ours)) return [];
      return [{ file, line, field, sentence, ...claim }];
    });
  });
}

/** Invented samples say so, and are listed by launch-check. */
const textsIn = perText((source) =>
  textsOf(source).filter(({ field, sample }) => !sample && !NO_PROSE.test(field)),
);

/** The sentences of content/ that nothing founds: no claim, no price or count, no covered field. */
export function unfoundedYaml(root: string): Unfounded[] {
  const { covers } = coveredFields(root);
  // Hindi rests on the claims that its English names: the build compares them.
  const exclude = ['**/*.hi.yaml'];
  const files = globSync('content/**/*.yaml', { cwd: root, exclude }).sort();
  return files
    .filter((file) => file !== CLAIMS_FILE)
    .flatMap((file) => {
      const prose = textsIn(`${root}/${file}`);
      return unfoundedIn(file, prose, covers.get(file) ?? []);
    });
}

/** Marks of Markdown that are no words, and addresses of our pages. */
const MARKS = /^(?:[-*>#]+|\d+\.)\s+(?:\[ \]\s+)?|__|\*\*|(?<=\])\(\/[^)]*\)/gm;

/** What an article must show a source for: shares and years, platforms and laws, and whatever is about us. */
const NEEDS_SOURCE =
  /\d\s?%|\b(?:19|20)\d\d\b|\b(?:(?<!\bto )study|studies|survey|researche?r?s?)\b/i;

const paragraphsIn = perText((source) => {
  const { head, text } = partsOf(source);
  if (/^lang: hi/m.test(head)) return [];
  return text.flatMap((paragraph) => {
    const plain = paragraph.text.replaceAll(MARKS, '').replaceAll(/\s+/g, ' ').trim();
    return /\]\(https:/.test(plain) ? [] : [{ ...paragraph, text: plain }];
  });
});

/**
 * The same of the articles, paragraph by paragraph: a link to a source or a claim founds all of it.
 * Advice, pictures and the examples in their blocks and tables are the article's own; an article in
 * Hindi is read by people alone.
 */
export function unfoundedArticles(root: string): Unfounded[] {
  return globSync('content/blog/*.md', { cwd: root, exclude: ['**/*.hi.md'] })
    .sort()
    .flatMap((file) => {
      const texts = paragraphsIn(`${root}/${file}`);
      return unfoundedIn(file, outsideBlocks(texts), []).filter(
        ({ kind, sentence }) =>
          kind === 'fact' || ABOUT_US.test(sentence) || NEEDS_SOURCE.test(sentence),
      );
    });
}

/** Paragraphs that stand in no block (`:::example`) and are no table. */
function outsideBlocks(texts: readonly Text[]): Text[] {
  let inside = false;
  return texts.filter(({ text }) => {
    const wasInside = inside;
    if (/^:::\w/.test(text)) inside = true;
    if (/:::$/.test(text)) inside = false;
    return !wasInside && !inside && !/^:::|\|/.test(text);
  });
}
