import type { Person as PersonNode } from 'schema-dts';
import { type Named, personPath } from '../../../catalog/queries/entries.ts';
import type { Person } from '../../../catalog/schemas/person.ts';
import { absolute, type Identity } from './graph.ts';
import { publisher } from './organization.ts';

/** Somebody of the agency, under the address at which they are introduced. */
export function personNode({ id, name, role }: Named<Person>, identity: Identity): PersonNode {
  const url = absolute(personPath(id), identity);
  return {
    '@type': 'Person',
    '@id': url,
    name,
    jobTitle: role,
    url,
    worksFor: publisher(identity),
  };
}
