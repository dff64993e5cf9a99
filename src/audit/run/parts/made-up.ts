import { randomUUID } from 'node:crypto';
import type { Answer } from '../../facts.ts';
import { Unseen } from '../unseen.ts';
import type { Visit } from '../visit.ts';

/** Its words are of no use: how it begins tells a status. */
const MAX_BYTES = 16 * 1024;

/** Asks for an address that nobody ever made. */
export async function findMadeUp({ fetcher, page, rules }: Visit): Promise<Answer> {
  const url = new URL(`/not-a-page-${randomUUID().slice(0, 8)}`, page.url);
  if (!rules.mayVisit(url)) throw new Unseen('robots');
  const { body: _body, ...answer } = await fetcher.get(url, MAX_BYTES);
  return answer;
}
