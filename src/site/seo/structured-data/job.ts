import type { JobPosting } from 'schema-dts';
import type { Career } from '../../../catalog/schemas/career.ts';
import { element } from '../xml.ts';
import { type Identity, pageAddress } from './graph.ts';
import { publisher } from './organization.ts';

/**
 * The openings that are real, as search engines list them. A sample is never one: an invented job
 * that turns up in a job search misleads people who need one.
 */
export function jobNodes(careers: readonly Career[], identity: Identity): JobPosting[] {
  return careers.flatMap(({ sample, posted, ...career }) =>
    sample || !posted ? [] : [jobNode(career, posted, identity)],
  );
}

function jobNode(
  { title, location, description, tasks, profile }: Omit<Career, 'sample' | 'posted'>,
  datePosted: string,
  identity: Identity,
): JobPosting {
  const [addressLocality = location] = location.split(',');
  const points = [...tasks, ...profile].map((one) => element('li', one));
  return {
    '@type': 'JobPosting',
    title,
    description: element('p', description).xml + element('ul', points).xml,
    datePosted,
    hiringOrganization: publisher(identity),
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality, addressCountry: 'IN' },
    },
    url: pageAddress('/profile/career#openings', identity),
  };
}
