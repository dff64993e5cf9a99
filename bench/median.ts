/** The middle of the values, or the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  const low = sorted[Math.ceil(half) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(half)] ?? Number.NaN;
  return (low + high) / 2;
}

/** The median of each figure over several turns. */
export function medians<Figure extends string>(
  turns: readonly Readonly<Record<Figure, number>>[],
): Record<Figure, number> {
  const figures = Object.keys(turns[0] ?? {}) as Figure[];
  const entries = figures.map((figure) => [figure, median(turns.map((turn) => turn[figure]))]);
  return Object.fromEntries(entries);
}
