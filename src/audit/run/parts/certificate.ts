import type { CertificateFacts } from '../../facts.ts';
import { orNothing } from '../unseen.ts';
import type { Visit } from '../visit.ts';

/** The certificate of the page's host; without dates where nothing answers. */
export async function findCertificate({ fetcher, page }: Visit): Promise<CertificateFacts> {
  const host = new URL(page.url).hostname;
  return (await orNothing(fetcher.certificate(host))) ?? { host };
}
