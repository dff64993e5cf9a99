import type { Named } from '../../../catalog/queries/entries.ts';
import type { Person } from '../../../catalog/schemas/person.ts';
import { portraitFile } from '../../illustration/portrait/Portrait.tsx';
import { Photo } from '../../ui/Photo.tsx';

interface Props {
  person: Named<Person>;
  sizes: string;
  className?: string;
}

/** A person's photograph, or else their drawn portrait, which says no more than the name beside it. */
export function Face({ person, sizes, className = '' }: Props) {
  const image = person.portrait ?? { ...portraitFile(person), alt: '' };
  return <Photo image={image} sizes={sizes} className={className} />;
}
