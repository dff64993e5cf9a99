import { medians } from './median.ts';
import type { Part } from './part.ts';
import {
  bodyBytes,
  CONNECTIONS,
  type Target,
  TURN_SECONDS,
  type Turn,
  takeTurn,
  warmUp,
} from './server/load.ts';
import { withNginx } from './server/nginx.ts';
import { BLANK_PAGE, withSite } from './site-under-test.ts';
import { table } from './table.ts';

/** The blank page shows what an answer costs whatever it holds. */
const PATHS = [BLANK_PAGE, '/', '/services/b2b-lead-generation-services'];

interface Row extends Turn {
  readonly path: string;
  readonly server: string;
  readonly bytes: number;
  /** Answers a second, as a multiple of nginx's. */
  readonly ratio: number;
}

/** How many answers a second our server gives, beside nginx with the same files. */
export const measureServer: Part = ({ subjects, runs }) =>
  withSite((site) =>
    withNginx(site.folder, async (nginx) => {
      const ours: Target = { name: 'our server', url: site.url, pids: [site.pid] };
      const rows: Row[] = [];
      for (const path of subjects.length > 0 ? subjects : PATHS) {
        console.error(`${path}: ${runs} turns of ${TURN_SECONDS} s for each server`);
        rows.push(...(await compare(ours, nginx, path, runs)));
      }
      console.log(report(rows));
      return { connections: CONNECTIONS, rows };
    }),
  );

/** In turns, so that whatever else the machine does meets both. */
async function compare(ours: Target, theirs: Target, path: string, runs: number): Promise<Row[]> {
  const [bytes, theirBytes] = [await bodyBytes(ours, path), await bodyBytes(theirs, path)];
  if (bytes !== theirBytes) {
    throw new Error(`${path} has ${bytes} bytes from one server and ${theirBytes} from the other.`);
  }
  await warmUp(ours, path);
  await warmUp(theirs, path);
  const ourTurns: Turn[] = [];
  const theirTurns: Turn[] = [];
  for (let turn = 0; turn < runs; turn++) {
    ourTurns.push(await takeTurn(ours, path));
    theirTurns.push(await takeTurn(theirs, path));
  }
  const [our, their] = [medians(ourTurns), medians(theirTurns)];
  return [
    { path, server: ours.name, bytes, ...our, ratio: our.perSecond / their.perSecond },
    { path, server: theirs.name, bytes, ...their, ratio: 1 },
  ];
}

function report(rows: readonly Row[]): string {
  const cells = rows.map(({ perSecond, ratio, p50, p99, cpuPerAnswer, bytes, server, path }) => ({
    'answers/s': perSecond.toFixed(0),
    ratio: ratio.toFixed(2),
    'p50 ms': p50.toFixed(1),
    'p99 ms': p99.toFixed(1),
    'CPU µs': cpuPerAnswer.toFixed(0),
    bytes: String(bytes),
    server,
    page: path,
  }));
  return `${table(cells)}

Medians of turns over ${CONNECTIONS} kept connections, one process each. Bodies are gzipped ahead of time and the
same from both. CPU is the server's own time for an answer, whatever else the machine does.`;
}
