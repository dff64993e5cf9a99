/** Pads all columns but the last; counts what a reader sees, so that Devanagari stays aligned. */
export function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => visibleLength(row[column] ?? ''))),
  );
  const pad = (cell: string, column: number) =>
    cell + ' '.repeat((widths[column] ?? 0) - visibleLength(cell));
  return rows.map((row) => [...row.slice(0, -1).map(pad), row.at(-1)].join('  ')).join('\n');
}

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' });

function visibleLength(text: string): number {
  return [...graphemes.segment(text)].length;
}
