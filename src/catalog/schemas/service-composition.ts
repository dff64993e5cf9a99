import type { ServiceSection } from './service-sections.ts';

/** Sections that are laid out in one way only; the others name a layout. */
type OneWay = Exclude<ServiceSection, { layout: string }>['type'];

/** What they look like on a wide screen. A type that is not here, and has no layout, does not compile. */
const LOOKS: Readonly<Record<OneWay, string>> = {
  useCases: 'ledger',
  platforms: 'ledger',
  stats: 'figures',
  successStories: 'figures',
  promise: 'statement',
  needs: 'needs',
  pitfalls: 'pitfalls',
  example: 'example',
  brandingHero: 'brandingHero',
};

/**
 * How a section is laid out on a wide screen. Two neighbours never share a composition, so that a
 * page has a rhythm and two pages with the same sections can still differ.
 */
export function compositionOf(section: ServiceSection): string {
  return 'layout' in section ? section.layout : LOOKS[section.type];
}
