import { table } from '../table.ts';
import type { Comparison } from './agreement.ts';
import { reasonOf } from './known-differences.ts';

/** Share of comparisons in which both say the same. */
export const AGREEMENT_FLOOR = 0.98;

/** How far both agree, and why not where they don't. */
export function agreementReport(comparisons: readonly Comparison[]) {
  const differing = comparisons.filter(({ lighthouse, ours }) => lighthouse !== ours);
  const share = 1 - differing.length / comparisons.length;
  const unexplained = differing.filter((each) => reasonOf(each) === undefined);
  const pages = new Set(comparisons.map(({ page }) => page)).size;
  const text = `${subjectTable(comparisons)}

${(share * 100).toFixed(1)} % of ${comparisons.length} comparisons on ${pages} pages agree; at least ${AGREEMENT_FLOOR * 100} % is wanted.

${differing.map(difference).join('\n')}`;
  return { text, share, unexplained: unexplained.length };
}

function subjectTable(comparisons: readonly Comparison[]): string {
  const subjects = Map.groupBy(comparisons, ({ audit }) => audit);
  return table(
    [...subjects].map(([audit, each]) => ({
      compared: String(each.length),
      'both find fault': String(each.filter(({ lighthouse, ours }) => lighthouse && ours).length),
      'ours alone': String(each.filter(({ lighthouse, ours }) => ours && !lighthouse).length),
      'Lighthouse alone': String(each.filter(({ lighthouse, ours }) => lighthouse && !ours).length),
      audit,
    })),
  );
}

function difference(comparison: Comparison): string {
  const { page, audit, ours, seen } = comparison;
  const who = ours ? 'ours alone' : 'Lighthouse alone';
  const why = reasonOf(comparison) ?? `NOT EXPLAINED: ${JSON.stringify(seen).slice(0, 800)}`;
  return `${audit}, ${page}: ${who}. ${why}`;
}
