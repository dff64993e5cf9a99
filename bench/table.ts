/** Columns as wide as they must be, figures to the right; the last column holds the longest words. */
export function table(rows: readonly Readonly<Record<string, string>>[]): string {
  const all = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
  const widthOf = (column: number) => Math.max(...all.map((row) => row[column]?.length ?? 0));
  const lineOf = (cells: readonly string[]) => [
    ...cells.slice(0, -1).map((cell, column) => cell.padStart(widthOf(column))),
    cells.at(-1),
  ];
  return all.map((cells) => lineOf(cells).join('  ')).join('\n');
}
