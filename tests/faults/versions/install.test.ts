import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentVersion } from '../../../scripts/versions/version.ts';
import { longRun } from '../long-run.ts';
import { type Disturbance, makeServerSite } from './server-site.ts';

/** An install changes the disk some 170 times: the long run disturbs each fifth, the short one in the middle. */
const FIRST = longRun ? 1 : 90;
const STRIDE = 5;

/** Each publish starts a server to try it, on machines that others share. */
const PATIENCE_MS = longRun ? 3_600_000 : 600_000;

let server: ReturnType<typeof makeServerSite>;
let running: Awaited<ReturnType<(typeof server)['start']>> | undefined;
beforeAll(async () => {
  server = makeServerSite();
  running = await server.start();
}, PATIENCE_MS);
afterAll(async () => {
  await running?.stop();
  server.remove();
});

/** What a visitor and a monitor get; the release may be another one with the same pages. */
async function answersOf(url: string) {
  const [page, ready] = await Promise.all([fetch(url), fetch(`${url}/api/ready`)]);
  return { page: await page.text(), status: [page.status, ready.status] };
}

/** Disturbs a publish of other code, and looks what has become of the site. */
async function disturb(disturbance: Disturbance) {
  const before = await answersOf(running?.url ?? '');
  const { status, stdout, stderr } = await server.publish(disturbance);
  const told = `${JSON.stringify(disturbance)} ${stdout}${stderr}`;
  expect(await answersOf(running?.url ?? ''), told).toEqual(before);
  const next = await server.start();
  expect(await answersOf(next.url), told).toEqual(before);
  await next.stop();
  return { status, told };
}

test.runIf(longRun).each<[string, Disturbance, string | RegExp]>([
  ['the registry is away', { REGISTRY_AWAY: '1' }, 'npm ci failed'],
  ['it is killed while npm is at work', { KILLED_IN_NPM: '1' }, ''],
  ['the build fails', { BUILD_FAILS: '1' }, 'Not published'],
])(
  'nothing that runs changes when %s, and the next publish works',
  async (_what, how, said) => {
    server.pushCode(_what);
    const current = currentVersion(server.site)?.id;
    const { status, told } = await disturb(how);
    expect(told).toMatch(said);
    expect(status).not.toBe(0);
    expect(currentVersion(server.site)?.id).toBe(current);
    expect((await server.publish()).status).toBe(0);
    expect(currentVersion(server.site)?.id).not.toBe(current);
  },
  PATIENCE_MS,
);

test.each(longRun ? ['killed at', 'without room on the disk from'] : ['killed at'])(
  'an install %s any step changes nothing that runs: the next start works, and so does the next publish',
  async (what) => {
    const full: Disturbance = what === 'killed at' ? {} : { FULL: '1' };
    let points = 0;
    for (let step = FIRST; ; step += STRIDE) {
      server.pushCode(`${what} ${step}`);
      const { status, told } = await disturb({ KILL_AT: String(step), ...full });
      if (status === 0) break;
      points += 1;
      const publish = await server.publish();
      expect(publish.status, `${told}\n${publish.stdout}${publish.stderr}`).toBe(0);
      if (!longRun) break;
    }
    console.log(`An install was disturbed, ${what} ${points} steps.`);
    expect(points).toBeGreaterThan(longRun ? 30 : 0);
  },
  PATIENCE_MS,
);
