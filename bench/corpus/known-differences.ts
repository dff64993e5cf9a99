import type { Comparison } from './agreement.ts';

interface Difference {
  readonly audit: string;
  /** Whether the fault is found by our check alone, or by Lighthouse alone. */
  readonly ours: boolean;
  /** What our evidence names, where that tells one kind from another. */
  readonly found?: RegExp;
  readonly reason: string;
}

/** Where both differ, and why that is right. */
const known: readonly Difference[] = [
  {
    audit: 'canonical',
    ours: true,
    found: /^file:/,
    reason: 'Lighthouse takes any absolute address; nobody on the web can open one of file:.',
  },
];

/** Why both differ; undefined when nobody knows. */
export function reasonOf({ audit, ours, seen }: Comparison): string | undefined {
  const found = seen.ours.flatMap((outcome) =>
    'evidence' in outcome ? (outcome.evidence ?? []).map((each) => each.found ?? '') : [],
  );
  return known.find(
    (each) =>
      each.audit === audit &&
      each.ours === ours &&
      (each.found === undefined || found.some((text) => each.found?.test(text))),
  )?.reason;
}
