import type { Named } from '../../catalog/queries.ts';
import type { Person } from '../../catalog/schemas/person.ts';
import { Portrait } from '../../illustration/portrait/Portrait.tsx';
import { Photo } from '../../ui/Photo.tsx';

interface Props {
  person: Named<Person>;
  sizes: string;
  className?: string;
}

/** A person's photograph, or else their drawn portrait, which says no more than the name beside it. */
export function Face({ person: { id, portrait, drawn }, sizes, className = '' }: Props) {
  return portrait ? (
    <Photo image={portrait} sizes={sizes} className={className} />
  ) : (
    <Portrait id={id} drawn={drawn} className={className} />
  );
}
