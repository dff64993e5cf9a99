import type { ObjectName } from '../../../catalog/object-names.ts';
import type { ServicePages } from '../../../catalog/schemas/service-pages.ts';
import type { Ground } from '../../../catalog/schemas/service-parts.ts';
import type { SectionOf, SectionType } from '../../../catalog/schemas/service-sections.ts';
import type { Family } from '../../illustration/cover/scheme.ts';

/** What a section knows of the page it stands on. */
export interface ServicePage {
  slug: string;
  family: Family;
  /** What its cover holds. */
  object: ObjectName | undefined;
  shared: ServicePages;
}

export interface SectionProps<Type extends SectionType> {
  section: SectionOf<Type>;
  ground: Ground;
  page: ServicePage;
}

/** The class of a ground. Paper is the page itself; `.ground-paper` is a sheet lying on a band. */
export function groundClass(ground: Ground): string {
  return ground === 'paper' ? '' : `ground-${ground}`;
}

/** Whether a ground is dark. */
export function isDark(ground: Ground): boolean {
  return ground === 'ink' || ground === 'peacock';
}

/** A section's anchor: its type, which stands once on a page. "whatIs" is "what-is". */
export function anchorOf(type: SectionType): string {
  return type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
