import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  type NodeProcess,
  type Postgres,
  startNode,
  startPostgres,
  waitFor,
} from '../helpers/index.ts';
import { longRun } from './long-run.ts';

const kills = 10;
/** What a run that was broken off may take until its report, or the sentence instead, is there. */
const STUCK_MS = 30_000;
/** A run takes four seconds. */
const RUN_MS = 4_000;

let postgres: Postgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());

async function startServer(DATABASE_URL: string): Promise<{ program: NodeProcess; url: string }> {
  const program = startNode('tests/faults/audit-server.ts', [], {
    DATABASE_URL,
    HOST: '127.0.0.1',
    PORT: '0',
    LEADS_RATE_LIMIT: 'off',
    TRUST_PROXY: 'true',
  });
  const url = await waitFor(
    'the server to listen',
    () => / is at (http:\/\/[^"\s]+)/.exec(program.output())?.[1],
  );
  return { program, url };
}

test.runIf(longRun)(
  `${kills} of two servers killed during audits: none is stuck, none is done twice at once`,
  async () => {
    const databaseUrl = await postgres.newDatabase();
    // Its end is that of its connection; a pool is done before those of its clients.
    const db = new pg.Client({ connectionString: databaseUrl });
    await db.connect();
    const start = () => startServer(databaseUrl);
    const servers = [await start(), await start()] as const;
    let [one, other] = servers;
    onTestFinished(async () => {
      for (const { program } of [one, other]) program.child.kill('SIGKILL');
      await db.end();
    });

    for (let kill = 0; kill < kills; kill += 1) {
      const asked = Array.from({ length: 4 }, (_, index) =>
        fetch(`${other.url}/api/audits`, {
          method: 'POST',
          body: new URLSearchParams({ address: `shop${kill}-${index}.in` }),
          headers: { 'x-forwarded-for': `2001:db8:${kill}:${index}::1` },
          redirect: 'manual',
        }),
      );
      const paths = (await Promise.all(asked)).map(({ headers }) => headers.get('location') ?? '');
      const ids = paths.map((path) => path.replace('/seo-audit/', ''));
      await waitFor('all runs to be under way', async () => {
        const { rows } = await db.query(
          "select count(distinct claimed_by)::int servers, count(*)::int runs from audits where state = 'running'",
        );
        return rows[0].runs === 4 && rows[0].servers === 2;
      });
      one.program.child.kill('SIGKILL');
      const killedAt = performance.now();
      await waitFor(
        'all runs to end',
        async () => {
          const { rows } = await db.query(
            "select count(*)::int left from audits where state in ('queued', 'running')",
          );
          return rows[0].left === 0;
        },
        2 * STUCK_MS,
      );
      expect(performance.now() - killedAt).toBeLessThan(STUCK_MS);

      const { rows } = await db.query(
        'select id, attempts, data from audits join audit_events on id = audit_id where id = any($1) order by id, seq',
        [ids],
      );
      const events = Map.groupBy(rows, ({ id }) => id);
      let restarted = 0;
      for (const id of ids) {
        const told = events.get(id) ?? [];
        restarted += told[0]?.attempts - 1;
        // Once more, and whole: what the dead server left behind is not mixed with it.
        const kinds = told.map(({ data }) => JSON.parse(data).kind);
        expect(kinds).toEqual([...Array(RUN_MS / 100).fill('stage'), 'done']);
      }
      expect(restarted).toBe(2);
      [one, other] = [other, await start()];
    }
  },
  900_000,
);
