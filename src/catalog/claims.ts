import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Every promise and figure of the copy, an entry each; src/catalog/schemas/claims.ts checks it. */
export const CLAIMS_FILE = 'content/claims.yaml';

interface Read {
  readonly changed: number;
  readonly texts: Readonly<Record<string, string>>;
}

const read = new Map<string, Read>();

interface Written {
  readonly wording?: unknown;
  readonly figures?: Readonly<Record<string, unknown>>;
}

/** A claim's wording with its figures in place of their names. */
export function wordingOf({ wording, figures = {} }: Written): string {
  return String(wording).replace(/\{(\w+)\}/g, (match, part: string) =>
    String(figures[part] ?? match),
  );
}

/**
 * What copy may show of each claim: `claim:leads` is its wording, `claim:leads.days` a figure of it.
 * The file is read again when it has changed, so that development follows.
 *
 * @param root folder of the project
 */
export function claimTexts(root = process.cwd()): Readonly<Record<string, string>> {
  const path = join(root, CLAIMS_FILE);
  const changed = statSync(path).mtimeMs;
  const before = read.get(path);
  if (before?.changed === changed) return before.texts;
  // Its schema uses texts that may name claims, so the file is read here without it.
  const { claims } = parse(readFileSync(path, 'utf8')) as { claims: Record<string, Written> };
  const texts = Object.fromEntries(
    Object.entries(claims).flatMap(([name, claim]) => [
      [`claim:${name}`, wordingOf(claim)],
      ...Object.entries(claim.figures ?? {}).map(([part, figure]) => [
        `claim:${name}.${part}`,
        String(figure),
      ]),
    ]),
  );
  read.set(path, { changed, texts });
  return texts;
}
