/** Width of a cell: a third of the row, or the wide or narrow half of a row of two. */
type Cell = 'third' | 'wide' | 'narrow';

/** Sizes of the rows that hold `count` cells: two and three by turns, never a row of one. */
function rowsOf(count: number): number[] {
  const rows: number[] = [];
  let rest = count;
  for (let size = 2; rest > 0; size = size === 2 ? 3 : 2) {
    const next = rest - size === 1 ? 5 - size : Math.min(size, rest);
    rows.push(next);
    rest -= next;
  }
  return rows;
}

/** The cells of a mosaic of two or more items, row by row; the wide halves change sides. */
export function mosaicCells(count: number): Cell[] {
  let pairs = 0;
  return rowsOf(count).flatMap((size): Cell[] => {
    if (size === 3) return ['third', 'third', 'third'];
    pairs += 1;
    return pairs % 2 === 1 ? ['wide', 'narrow'] : ['narrow', 'wide'];
  });
}
