import type { SiteFacts } from '../../facts.ts';
import { isPage, readAnswer } from '../open-page.ts';
import { orNothing } from '../unseen.ts';
import type { Visit } from '../visit.ts';

const MAX_BYTES = 512 * 1024;

/**
 * Opens the page once more under a name in which Google's robot is named beside ours: who breaks into a site shows
 * robots another page than people. An error is none: shields know the real one by its address.
 */
export async function findAsGoogle({ fetcher, page }: Visit): Promise<SiteFacts['asGoogle']> {
  if (fetcher.offline) return 'none';
  const answer = await orNothing(fetcher.get(new URL(page.url), MAX_BYTES, 'Googlebot'));
  return (answer && isPage(answer) && readAnswer(answer)) || 'none';
}
