import type { SectionType, ServiceSection } from './service-sections.ts';

/** What sections without a layout, and layouts of another name, look like on a wide screen. */
const LOOKS: Readonly<Partial<Record<SectionType | `${SectionType} ${string}`, string>>> = {
  'importance cards': 'mosaic',
  'audience checklist': 'index',
  'timeline rows': 'ledger',
  'pitfalls crossed': 'lines',
  useCases: 'rail',
  platforms: 'ledger',
  measure: 'index',
  needs: 'split',
  stats: 'figures',
  successStories: 'figures',
  promise: 'statement',
};

/**
 * How a section is laid out on a wide screen. Two neighbours never share a composition, so that a
 * page has a rhythm and two pages with the same sections can still differ.
 */
export function compositionOf(section: ServiceSection): string {
  const { type } = section;
  if (!('layout' in section)) return LOOKS[type] ?? type;
  return LOOKS[`${type} ${section.layout}`] ?? section.layout;
}
