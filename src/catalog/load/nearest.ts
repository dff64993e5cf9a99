/** The number of single-letter edits between two words (Levenshtein distance). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The known word that a misspelt one most likely meant: near enough to it, or begun by it alone. */
export function nearest(misspelt: string, known: readonly string[]): string | undefined {
  const word = misspelt.toLowerCase();
  const [best] = known
    .map((candidate) => ({ candidate, edits: distance(word, candidate.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits);
  if (best && best.edits <= Math.max(2, Math.floor(word.length / 3))) return best.candidate;
  const begun = known.filter((candidate) => candidate.toLowerCase().startsWith(word));
  return begun.length === 1 ? begun[0] : undefined;
}
