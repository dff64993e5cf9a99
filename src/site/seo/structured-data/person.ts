import type { Person as PersonNode } from 'schema-dts';
import { type Named, personPath } from '../../../catalog/queries/entries.ts';
import type { Person } from '../../../catalog/schemas/person.ts';
import { portraitFile } from '../../illustration/portrait/Portrait.tsx';
import { absolute, type Identity, pageAddress } from './graph.ts';
import { publisher } from './organization.ts';

/** Somebody of the agency, under the address at which they are introduced. */
export function personNode(person: Named<Person>, identity: Identity): PersonNode {
  const { id, name, role, inEnglish, portrait } = person;
  const url = pageAddress(personPath(id), identity);
  return {
    '@type': 'Person',
    '@id': url,
    name,
    ...(inEnglish && inEnglish.name !== name && { alternateName: inEnglish.name }),
    image: absolute((portrait ?? portraitFile(person)).src, identity),
    jobTitle: role,
    url,
    worksFor: publisher(identity),
  };
}
