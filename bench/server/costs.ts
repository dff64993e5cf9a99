import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../../tests/helpers/index.ts';
import { table } from '../table.ts';

/** What the scale is measured by. */
export const PAGES = ['/', '/services/b2b-lead-generation-services'];
/** How the tables name what no page is: any file that pages load, and leads. */
export const FILE = 'a file of a page';
export const LEADS = 'leads';

interface Measured {
  readonly setup: string;
  readonly what: string;
  /** Processor time of our servers, in µs. */
  readonly cpuPerAnswer: number;
}

/**
 * What a thousand visitors and a thousand leads take of our servers. A visitor reads the home page and one of a
 * service to their ends, with an empty cache: as much as budgets.yaml allows.
 */
export function costsOf(rows: readonly Measured[]) {
  const { home, elsewhere } = parse(readFileSync(join(projectRoot, 'budgets.yaml'), 'utf8'));
  const files = home.requests + elsewhere.requests - PAGES.length;
  const megabytes = ((home.whole + elsewhere.whole) * 1024 * 1000) / 1e6;
  return rows
    .filter(({ what }) => what === LEADS)
    .map(({ setup, cpuPerAnswer }) => {
      const of = (wanted: string) =>
        rows.find((row) => row.setup === setup && row.what === wanted)?.cpuPerAnswer ?? Number.NaN;
      const pages = PAGES.reduce((sum, path) => sum + of(path), 0);
      // A thousand times so many µs are so many ms.
      const visitorSeconds = (pages + files * of(FILE)) / 1000;
      return { setup, visitorSeconds, megabytes, leadSeconds: cpuPerAnswer / 1000 };
    });
}

export function costReport(costs: ReturnType<typeof costsOf>): string {
  const cells = costs.map(({ setup, visitorSeconds, megabytes, leadSeconds }) => ({
    'CPU s, 1,000 visitors': visitorSeconds.toFixed(1),
    'MB sent': megabytes.toFixed(0),
    'CPU s, 1,000 leads': leadSeconds.toFixed(2),
    setup,
  }));
  return `${table(cells)}

A visitor loads the home page and a service page whole, as heavy as budgets.yaml lets them be. What the proxy and
PostgreSQL spend comes on top.`;
}
