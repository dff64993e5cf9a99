import { setTimeout as sleep } from 'node:timers/promises';

/** As busy as the site may ever be, and far from all that the server carries. */
const VISITORS = 4;
const PAUSE_MS = 50;

export interface Posted {
  readonly times: readonly number[];
  readonly ids: readonly string[];
}

/** Visitors post leads until something has ended. */
export async function postLeads(url: string, until: Promise<unknown>): Promise<Posted> {
  const times: number[] = [];
  const ids: string[] = [];
  let going = true;
  const visitor = async () => {
    while (going) {
      const sent = performance.now();
      const answer = await fetch(`${url}/api/leads/comment`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
        body: JSON.stringify({ submission_id: crypto.randomUUID(), name: 'आशा', comment: 'Hello' }),
      });
      ids.push((await answer.json()).id);
      times.push(performance.now() - sent);
      await sleep(PAUSE_MS);
    }
  };
  const visitors = Array.from({ length: VISITORS }, visitor);
  await until;
  going = false;
  await Promise.all(visitors);
  return { times, ids };
}

/** Visitors have addresses of their own, for a server or proxy that believes the header. */
const someAddress = () =>
  `198.51.${Math.trunc(Math.random() * 256)}.${Math.trunc(Math.random() * 256)}`;

/** The time within which a share of them came. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}
