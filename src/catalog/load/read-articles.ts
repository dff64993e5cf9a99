import { renderArticle } from '../articles/render-article.ts';
import { articleSchema, type StoredArticle } from '../schemas/article.ts';
import { hindiNamesIn } from './folder.ts';
import { englishFile, hindiFile, hindiId } from './hindi.ts';
import { type Issue, ownNames } from './own-names.ts';
import { besideSchema, checkYaml, contentMistake, readFolder, readText } from './read-yaml.ts';

/** `---`, the fields in YAML, `---`, the text. */
const ARTICLE = /^---\r?\n(?<fields>.*?)^---\r?\n(?<body>.*)$/ms;

/**
 * Reads and checks one article.
 *
 * @param root folder of the project
 * @param file path of the file within it, as it is shown to the editor
 * @throws AstroError that lists every mistake in the fields and in the text
 */
export function readArticle(root: string, file: string): StoredArticle {
  const text = readText(root, file);
  const { fields, body } = ARTICLE.exec(text)?.groups ?? {};
  if (fields === undefined || body === undefined) {
    throw contentMistake(file, [
      'line 1: the fields are missing. Begin with a line of ---, then title and the other fields, then another line of ---.',
    ]);
  }
  const linesBefore = (part: string) =>
    '\n'.repeat(text.slice(0, text.indexOf(part)).split('\n').length - 1);
  const findName = ownNames(root, file);
  const fieldsAlone = linesBefore(fields) + fields;
  const beside = besideSchema(root, file);
  const more = (data: unknown) => [...beside(data), ...languageIssues(file, data)];
  const whole = (data: unknown) => (isInHindiAlone(file) ? { ...Object(data), lang: 'hi' } : data);
  const checked = checkYaml(fieldsAlone, articleSchema, more, whole);
  const { mistakes: malformed } = renderArticle(linesBefore(body) + body);
  const named = (linesBefore(body) + body).split('\n').flatMap((text, index) => {
    const message = findName(text);
    return message ? [`line ${index + 1}: the text ${message}`] : [];
  });
  const mistakes = [...malformed, ...named];
  if (checked.ok && mistakes.length === 0) return { ...checked.data, body };
  throw contentMistake(file, [...(checked.ok ? [] : checked.mistakes), ...mistakes]);
}

const isInHindiAlone = (file: string): boolean => englishFile(file) !== file;

/** What the fields of an article say of its language beside the name of its file. */
function languageIssues(file: string, data: unknown): Issue[] {
  const { lang, inEnglish } = Object(data);
  if (isInHindiAlone(file)) {
    const message = 'is not for an article whose file ends with .hi.md. Take it out.';
    return ['lang', 'inEnglish'].flatMap((field) =>
      field in Object(data) ? [{ path: [field], message }] : [],
    );
  }
  if ((lang === 'hi') === (inEnglish !== undefined)) return [];
  const message = 'stands in every article with lang: hi, and in no other. Add it, or take it out.';
  return [{ path: ['inEnglish'], message }];
}

/** Reads and checks every article of a folder, and those in Hindi beside them; see readFolder. */
export function readArticles(root: string, folder: string): Map<string, StoredArticle> {
  const hindi = [...hindiNamesIn(folder, root)].map(
    (name) => [hindiId(name), readArticle(root, hindiFile(`${folder}/${name}.md`))] as const,
  );
  return new Map([...readFolder(root, folder, '.md', (file) => readArticle(root, file)), ...hindi]);
}
