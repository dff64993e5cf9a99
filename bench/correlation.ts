/** The mean of the values. */
export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Spearman's correlation: that of the ranks; equals share the middle of theirs. */
export function correlation(some: readonly number[], others: readonly number[]): number {
  const ranks = (values: readonly number[]) => {
    const below = (limit: number) => values.filter((value) => value < limit).length;
    const equal = (one: number) => values.filter((value) => value === one).length;
    const all = values.map((value) => below(value) + equal(value) / 2);
    return all.map((rank) => rank - mean(all));
  };
  const [a, b] = [ranks(some), ranks(others)];
  const product = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, value, index) => sum + value * (y[index] ?? 0), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}
