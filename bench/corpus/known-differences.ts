import type { Comparison } from './agreement.ts';

/** Where both differ on purpose, and why. */
const known: readonly (Partial<Comparison> & { readonly reason: string })[] = [];

/** Why both differ; undefined when nobody knows. */
export function reasonOf(comparison: Comparison): string | undefined {
  const { audit, ours } = comparison;
  return known.find((each) => each.audit === audit && each.ours === ours)?.reason;
}
