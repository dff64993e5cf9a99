import type { ServicePages } from '../../content/schemas/service-pages.ts';
import type { Ground } from '../../content/schemas/service-parts.ts';
import type { SectionOf, SectionType } from '../../content/schemas/service-sections.ts';
import type { Family } from '../../illustration/cover/scheme.ts';

/** Where every button of a service page leads. */
export const CONTACT = '/Contact';

/** What a section knows of the page it stands on. */
export interface ServicePage {
  slug: string;
  family: Family;
  shared: ServicePages;
}

export interface SectionProps<Type extends SectionType> {
  section: SectionOf<Type>;
  ground: Ground;
  page: ServicePage;
}

/** A section's anchor: its type, which stands once on a page. "whatIs" is "what-is". */
export function anchorOf(type: SectionType): string {
  return type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
