/** The middle of the values, or the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  const low = sorted[Math.ceil(half) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(half)] ?? Number.NaN;
  return (low + high) / 2;
}
