/** Pads all columns but the last; counts what a reader sees, so that Devanagari stays aligned. */
export function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => visibleLength(row[column] ?? ''))),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === row.length - 1
            ? cell
            : cell + ' '.repeat((widths[column] ?? 0) - visibleLength(cell)),
        )
        .join('  '),
    )
    .join('\n');
}

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' });

function visibleLength(text: string): number {
  return [...graphemes.segment(text)].length;
}
