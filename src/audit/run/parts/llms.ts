import type { SiteFacts } from '../../facts.ts';
import { orNothing, Unseen } from '../unseen.ts';
import type { Visit } from '../visit.ts';

const MAX_BYTES = 1024;

/** Looks for llms.txt; many sites answer any address with a page. */
export async function findLlms({ fetcher, page, rules }: Visit): Promise<SiteFacts['llms']> {
  const url = new URL('/llms.txt', page.url);
  if (!rules.mayVisit(url)) throw new Unseen('robots');
  const answer = await orNothing(fetcher.get(url, MAX_BYTES));
  const isText = answer?.status === 200 && !/^\uFEFF?\s*(?:<|$)/.test(answer.body.toString());
  return isText ? { url: answer.url } : 'none';
}
