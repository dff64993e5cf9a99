import type { CreativeWork } from 'schema-dts';
import type { Case } from '../../../catalog/queries/work.ts';
import { absolute, type Identity } from './graph.ts';
import { publisher } from './organization.ts';

/** A case that is real. Of an invented one search engines are told no more than that there is a page. */
export function caseNode(work: Case, identity: Identity): CreativeWork[] {
  const { sample, path, heading, lead, project, date } = work;
  if (sample) return [];
  const url = absolute(path, identity);
  return [
    {
      '@type': 'CreativeWork',
      '@id': `${url}#case`,
      headline: heading,
      description: lead,
      about: `${project.title}, ${project.place}`,
      temporalCoverage: date,
      creator: publisher(identity),
      url,
    },
  ];
}
