import type { SectionType, ServiceSection } from './service-sections.ts';

/** What sections without a layout look like on a wide screen, where another type looks the same. */
const LOOKS: Readonly<Partial<Record<SectionType, string>>> = {
  useCases: 'ledger',
  platforms: 'ledger',
  stats: 'figures',
  successStories: 'figures',
  promise: 'statement',
};

/**
 * How a section is laid out on a wide screen. Two neighbours never share a composition, so that a
 * page has a rhythm and two pages with the same sections can still differ.
 */
export function compositionOf(section: ServiceSection): string {
  return 'layout' in section ? section.layout : (LOOKS[section.type] ?? section.type);
}
