import type { Article } from 'schema-dts';
import type { Case } from '../../../catalog/queries/work.ts';
import { mockupFile } from '../../illustration/projects/index.tsx';
import { absolute, type Identity, pageAddress } from './graph.ts';
import { publisher } from './organization.ts';

/** A case that is real. Of an invented one search engines are told no more than that there is a page. */
export function caseNode(work: Case, identity: Identity): Article[] {
  const { sample, path, heading, lead, project, date } = work;
  if (sample) return [];
  const url = pageAddress(path, identity);
  return [
    {
      '@type': 'Article',
      '@id': `${url}#case`,
      headline: heading,
      description: lead,
      about: `${project.title}, ${project.place}`,
      temporalCoverage: date,
      datePublished: date,
      author: publisher(identity),
      publisher: publisher(identity),
      image: absolute(mockupFile(project).src, identity),
      url,
    },
  ];
}
