import type { CertificateFacts } from '../../facts.ts';
import type { Visit } from '../visit.ts';

/** The certificate of the page's host; without dates where the page needs none. */
export async function findCertificate({ fetcher, page }: Visit): Promise<CertificateFacts> {
  const { protocol, hostname: host } = new URL(page.url);
  return protocol === 'https:' ? await fetcher.certificate(host) : { host };
}
