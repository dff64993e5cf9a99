import { stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { DAY_MS, HOUR_MS } from '../platform/time/durations.ts';
import { indianTime } from '../platform/time/indian-time.ts';
import { certificateEnd } from './certificate.ts';
import type { WatchSettings } from './settings.ts';

/** What is wrong now: a sentence for each trouble, by a name that stays the same as long as it lasts. */
export type Troubles = ReadonlyMap<string, string>;

/** A server that is being restarted is back by then. */
const ASKS = 3;
const ASK_AGAIN_MS = 4_000;
const ANSWER_MS = 6_000;
const DISK_LEFT = 0.1;
const CERTIFICATE_DAYS = 14;
/** Each night, with room for a long one; each month, the same. */
const COPY_HOURS = 30;
const VERIFIED_DAYS = 35;

const healthSchema = z.object({
  deliveries: z
    .object({
      deadLetters: z.number(),
      oldestWaiting: z.coerce.date().nullable(),
      failing: z.array(z.object({ channel: z.string(), since: z.coerce.date() })),
    })
    .nullable(),
});

/** Behind the first nobody can see what the others are like: what begins so is as it was. */
const hidden = [
  ['server', 'leads: '],
  ['storage', 'leads: '],
  ['site', 'certificate'],
] as const;

/** Looks at all there is to look at; `before` is what was wrong the last time. */
export async function findTroubles(
  settings: WatchSettings,
  before: Troubles,
  now: Date,
): Promise<Troubles> {
  const found = await Promise.all([
    ofServer(settings, now),
    ofDisk(settings),
    ofCertificate(settings, now),
    ofCopies(settings, now),
  ]);
  const troubles = new Map(found.flat());
  for (const [hider, behind] of hidden) {
    if (!troubles.has(hider)) continue;
    for (const [name, text] of before) if (name.startsWith(behind)) troubles.set(name, text);
  }
  return troubles;
}

type Found = [name: string, sentence: string][];

async function ofServer({ server, patienceMs }: WatchSettings, now: Date): Promise<Found> {
  const ready = await askPatiently(new URL('/api/ready', server));
  if (ready === undefined) return [['server', `The server at ${server.host} does not answer.`]];
  if (ready !== 200) return [['storage', 'The server answers, but it can store no leads.']];
  const health = await ask(new URL('/api/health', server)).catch(() => undefined);
  const { deliveries } = healthSchema.parse(await health?.json());
  if (!deliveries) return [];
  const { oldestWaiting, failing, deadLetters } = deliveries;
  const isLong = (since: Date) => now.getTime() - since.getTime() > patienceMs;
  const found: Found = failing
    .filter(({ since }) => isLong(since))
    .map(({ channel, since }) => [
      `leads: ${channel}`,
      `The channel ${channel} takes nothing since ${indianTime.format(since)}; its leads wait.`,
    ]);
  if (oldestWaiting && isLong(oldestWaiting)) {
    const came = indianTime.format(oldestWaiting);
    found.push(['leads: waiting', `A lead that came ${came} waits to be passed on.`]);
  }
  if (deadLetters > 0) found.push(['leads: given up', 'Deliveries of leads were given up.']);
  return found;
}

/** The status that it answers with; undefined when it answers to none of several asks. */
async function askPatiently(url: URL): Promise<number | undefined> {
  let status: number | undefined;
  for (let asked = 0; asked < ASKS && status !== 200; asked += 1) {
    if (asked > 0) await sleep(ASK_AGAIN_MS);
    const answer = await ask(url).catch(() => undefined);
    await answer?.body?.cancel();
    status = answer?.status;
  }
  return status;
}

const ask = (url: URL) => fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) });

/** Of the disk that leads are written to, and of that for copies. */
async function ofDisk({ database, copies }: WatchSettings): Promise<Found> {
  const folders = [database?.kind === 'sqlite' && dirname(database.path), copies];
  const found: Found = [];
  for (const folder of folders) {
    const disk = folder ? await statfs(folder).catch(() => undefined) : undefined;
    if (!disk || disk.bavail >= disk.blocks * DISK_LEFT) continue;
    found.push([`disk of ${folder}`, `Less than a tenth of the disk of ${folder} is left.`]);
  }
  return found;
}

async function ofCertificate({ site }: WatchSettings, now: Date): Promise<Found> {
  if (site?.protocol !== 'https:') return [];
  const end = await certificateEnd(site).catch(() => undefined);
  if (end === undefined) return [['site', `Nobody answers at ${site.href} with a certificate.`]];
  if (end.getTime() - now.getTime() > CERTIFICATE_DAYS * DAY_MS) return [];
  const ends = indianTime.format(end);
  return [['certificate', `The certificate of ${site.hostname} ends ${ends} and was not renewed.`]];
}

async function ofCopies({ copies }: WatchSettings, now: Date): Promise<Found> {
  if (copies === undefined) return [];
  const isOlder = async (name: string, ms: number) => {
    const made = await stat(join(copies, name)).catch(() => undefined);
    return made === undefined || now.getTime() - made.mtimeMs > ms;
  };
  const found: Found = [];
  if (await isOlder('copied', COPY_HOURS * HOUR_MS)) {
    found.push(['copy', `No copy of the leads has left this machine for ${COPY_HOURS} hours.`]);
  }
  if (await isOlder('restored', VERIFIED_DAYS * DAY_MS)) {
    const sentence = `No copy of the leads was restored to try it for ${VERIFIED_DAYS} days.`;
    found.push(['drill', sentence]);
  }
  return found;
}
