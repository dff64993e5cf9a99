import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { language } from '../language.ts';
import { hasHindi, hindiFile } from '../load/hindi.ts';
import { markOf } from '../load/hindi-mark.ts';
import { mergeHindi } from '../load/merge-hindi.ts';
import { parseYaml } from '../load/parse-yaml.ts';
import { formatPrice } from './rupees.ts';

/** Every promise and figure of the copy, an entry each; src/catalog/schemas/claims.ts checks it. */
export const CLAIMS_FILE = 'content/claims.yaml';

/** A promise: what copy calls it, and where its terms stand. */
export interface PromiseWords {
  readonly name: string;
  readonly href: string;
  readonly mentions: readonly string[];
}

/** The page of the terms; a promise is its section of that name. */
export const GUARANTEE = '/policies/guarantee';

interface Read {
  readonly changed: number;
  readonly texts: Readonly<Record<string, string>>;
  readonly numbers: Readonly<Record<string, number>>;
  readonly promises: readonly PromiseWords[];
  readonly seeTerms: string;
}

const read = new Map<string, Read>();

interface Written {
  readonly wording?: unknown;
  readonly figures?: Readonly<Record<string, unknown>>;
  readonly terms?: unknown;
  readonly mentions?: readonly string[];
}

/** A claim's wording with its figures in place of their names. */
export function wordingOf({ wording, figures = {} }: Written): string {
  return String(wording).replace(/\{(\w+)\}/g, (match, part: string) =>
    part in figures ? figureText(part, figures[part]) : match,
  );
}

/** A figure as copy shows it: an amount of rupees with its sign and commas. */
const figureText = (part: string, figure: unknown) =>
  part === 'rupees' ? formatPrice(Number(figure)) : String(figure);

/** The file is read again when it has changed, so that development follows. */
function readClaims(root: string): Read {
  const path = join(root, CLAIMS_FILE);
  const inHindi = language() === 'hi' && hasHindi(root, CLAIMS_FILE);
  const files = inHindi ? [path, hindiFile(path)] : [path];
  const changed = Math.max(...files.map((file) => statSync(file).mtimeMs));
  const known = files.join();
  const before = read.get(known);
  if (before?.changed === changed) return before;
  // Its schema uses texts that may name claims, so the file is read here without it.
  const [english = '', hindi = ''] = files.map((file) => readFileSync(file, 'utf8'));
  const merged = mergeHindi(parseYaml(english).data, parseYaml(hindi).data ?? {}, markOf(hindi));
  const { claims, seeTerms } = merged.data as {
    claims: Record<string, Written>;
    seeTerms: string;
  };
  const entries = Object.entries(claims);
  const texts = Object.fromEntries(
    entries.flatMap(([name, claim]) => [
      [`claim:${name}`, wordingOf(claim)],
      ...Object.entries(claim.figures ?? {}).map(([part, figure]) => [
        `claim:${name}.${part}`,
        figureText(part, figure),
      ]),
    ]),
  );
  const numbers = Object.fromEntries(
    entries.flatMap(([name, { figures = {} }]) =>
      Object.entries(figures).flatMap(([part, figure]) =>
        typeof figure === 'number' ? [[`${name}.${part}`, figure]] : [],
      ),
    ),
  );
  const promises = entries
    .filter(([, claim]) => claim.terms)
    .map(([name, claim]) => ({
      name,
      href: `${GUARANTEE}#${name}`,
      mentions: [wordingOf(claim), ...(claim.mentions ?? [])],
    }));
  const now = { changed, texts, numbers, promises, seeTerms };
  read.set(known, now);
  return now;
}

/**
 * What copy may show of each claim: `claim:leads` is its wording, `claim:leads.days` a figure of it.
 *
 * @param root folder of the project
 */
export const claimTexts = (root = process.cwd()) => readClaims(root).texts;

/** The figures of claims that are numbers, such as `search-part.rupees`: sums follow from them. */
export const claimNumbers = (root = process.cwd()) => readClaims(root).numbers;

/** The promises that have terms, with the words by which copy mentions them. */
export const promisesWithTerms = (root = process.cwd()) => readClaims(root).promises;

/** What a link to terms says where no word of the text names the promise. */
export const seeTerms = (root = process.cwd()) => readClaims(root).seeTerms;
