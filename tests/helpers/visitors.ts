import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RelayRequest } from './relay.ts';

/** A visitor presses the button again after this long. */
const AGAIN_MS = 20;
/** Between two comments: without it tests would wait for machines that do nothing but answer. */
const PAUSE_MS = 5;

export interface Visitors {
  /** The ids of leads that were acknowledged, in that order. */
  readonly acknowledged: readonly string[];
  /** Every status that was answered, and 0 for a broken connection, with how often. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Ends after the posts under way. */
  stop(): Promise<void>;
}

/**
 * Visitors who leave one comment after the other at whichever site `pickUrl` names; its text is its
 * submission_id. One that was not acknowledged is sent again with its submission_id, until it is or the visitors are stopped.
 */
export function startVisitors(count: number, pickUrl: () => string): Visitors {
  const acknowledged: string[] = [];
  const statuses = new Map<number, number>();
  let going = true;

  const send = async (body: string): Promise<boolean> => {
    const { status, id } = await post(`${pickUrl()}/api/leads/comment`, body);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (id !== undefined) acknowledged.push(id);
    return id !== undefined;
  };
  const visitor = async () => {
    while (going) {
      const id = randomUUID();
      const body = JSON.stringify({ submission_id: id, name: 'आशा', comment: id });
      while (going && !(await send(body))) await sleep(AGAIN_MS);
      await sleep(PAUSE_MS);
    }
  };
  const visitors = Array.from({ length: count }, visitor);
  return {
    acknowledged,
    statuses,
    stop: async () => {
      going = false;
      await Promise.all(visitors);
    },
  };
}

async function post(url: string, body: string): Promise<{ status: number; id?: string }> {
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body });
    const answer: unknown = await response.json();
    const kept = response.ok && typeof answer === 'object' && answer !== null && 'id' in answer;
    return { status: response.status, ...(kept && { id: String(answer.id) }) };
  } catch {
    return { status: 0 };
  }
}

/** The texts of all comments that a spreadsheet was sent, in the order of arrival. */
export function commentsIn(requests: readonly RelayRequest[]): string[] {
  return requests.flatMap(({ json }) =>
    (json as { data: { comment: string }[] }).data.map(({ comment }) => comment),
  );
}
