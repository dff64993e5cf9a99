/** Columns as wide as they must be, figures to the right; the last column holds the longest words. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) =>
          column === row.length - 1 ? cell : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
