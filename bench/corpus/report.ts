import { checks } from '../../src/audit/checks/index.ts';
import type { OutcomeKind } from '../../src/audit/outcome.ts';
import { table } from '../table.ts';
import type { Audited } from './audit.ts';

/** A page whose reading takes longer than this keeps a visitor waiting (ms of the processor). */
const SLOW_MS = 3000;
/** A check that fires on more pages than this tells its owner little. */
const OFTEN = 0.5;

/** What came of the corpus, for people: each site, then each check. */
export function corpusReport(audited: readonly Audited[]): string {
  const stopped = audited.filter(({ stop }) => stop !== undefined);
  const crashed = audited.filter(({ crash }) => crash !== undefined);
  const slowest = audited.toSorted((one, other) => other.parsingMs - one.parsingMs)[0];
  const slow = audited.filter(({ parsingMs }) => parsingMs > SLOW_MS);
  return `${siteTable(audited)}

${audited.length} pages, ${crashed.length} crashes, ${slow.length} read in more than ${SLOW_MS / 1000} s. Slowest: ${slowest?.parsingMs} ms of the processor for ${slowest?.url}
(${Math.round((slowest?.bytes ?? 0) / 1000)} KB).
${[...crashed.map(({ url, crash }) => `Crash: ${url}: ${crash}`), ...stopped.map(({ url, stop }) => `No report: ${url}: ${stop}`)].join('\n')}

${checkTable(audited)}

"fires" is the share of pages with a fail, or partly, of those to which a check applies and that could be
looked at. Above ${OFTEN * 100} % it is marked: either most of these pages have the fault, or the check is wrong.`;
}

function siteTable(audited: readonly Audited[]): string {
  const sites = Map.groupBy(audited, ({ site }) => site);
  const rows = [...sites].map(([site, pages]) => ({
    pages: String(pages.length),
    'slowest ms': String(Math.max(...pages.map(({ parsingMs }) => parsingMs))),
    'fails a page': (
      pages.flatMap(({ outcomes }) => Object.values(outcomes)).filter(({ kind }) => kind === 'fail')
        .length / pages.length
    ).toFixed(1),
    site,
  }));
  return table(rows);
}

function checkTable(audited: readonly Audited[]): string {
  const rows = checks.map(({ id, weight }) => {
    const count = (kind: OutcomeKind) =>
      audited.filter(({ outcomes }) => outcomes[id]?.kind === kind).length;
    const fail = count('fail');
    const partly = count('partly');
    const applies = fail + partly + count('pass');
    return {
      id,
      weight,
      fail,
      partly,
      applies,
      share: applies === 0 ? 0 : (fail + partly) / applies,
    };
  });
  return table(
    rows
      .toSorted((one, other) => other.share - one.share)
      .map(({ id, weight, fail, partly, applies, share }) => ({
        fires: `${Math.round(share * 100)} %`,
        '': share > OFTEN ? '!' : '',
        fail: String(fail),
        partly: String(partly),
        applies: String(applies),
        weight: String(weight),
        check: id,
      })),
  );
}
