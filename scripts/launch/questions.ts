import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { CLAIMS_FILE } from '../../src/catalog/words/claims.ts';
import type { Finding } from './finding.ts';

function open(root: string, file: string) {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(join(root, file), 'utf8'), { lineCounter: lines });
  const lineOf = (node: unknown) => lines.linePos(isScalar(node) ? (node.range?.[0] ?? 0) : 0).line;
  return { document, lineOf };
}

/** What only the owner knows: each claim that rests on them and has no yes yet. */
function claimsToConfirm(root: string): Finding[] {
  const { document, lineOf } = open(root, CLAIMS_FILE);
  const claims = document.get('claims');
  if (!isMap(claims)) return [];
  return claims.items.flatMap(({ key, value }): Finding[] => {
    if (!isMap(value) || value.getIn(['source', 'confirmed']) !== false) return [];
    const asked = value.getIn(['source', 'confirm']) ?? value.get('wording');
    const what = `${key}: ${asked}`;
    return [{ group: 'owner', file: CLAIMS_FILE, lines: [lineOf(key)], what }];
  });
}

/** What a policy asks a lawyer, under `lawyer`. */
function lawyersQuestions(root: string): Finding[] {
  return globSync('content/policies/*.yaml', { cwd: root })
    .sort()
    .flatMap((file) => {
      const { document, lineOf } = open(root, file);
      const questions = document.get('lawyer');
      if (!isSeq(questions)) return [];
      return questions.items.map((item): Finding => {
        const what = String(isScalar(item) ? item.value : item);
        return { group: 'lawyer', file, lines: [lineOf(item)], what };
      });
    });
}

/** What a person must answer before the site goes live, each by itself. */
export function checkQuestions(root: string): Finding[] {
  return [...claimsToConfirm(root), ...lawyersQuestions(root)];
}
