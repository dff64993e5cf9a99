import type { ServiceSection } from './service-sections.ts';

/**
 * How a section is laid out on a wide screen. Two neighbours never share a composition, so that a
 * page has a rhythm and two pages with the same sections can still differ.
 */
export type Composition =
  | 'split'
  | 'statement'
  | 'index'
  | 'ledger'
  | 'mosaic'
  | 'lattice'
  | 'lines'
  | 'stair'
  | 'rail'
  | 'path'
  | 'columns'
  | 'numbered'
  | 'pairs'
  | 'figures'
  | 'bill'
  | 'card';

/** The composition of a section, by its type and layout. */
export function compositionOf(section: ServiceSection): Composition {
  switch (section.type) {
    case 'whatIs':
    case 'offer':
    case 'features':
    case 'process':
    case 'reasons':
    case 'benefits':
      return section.layout;
    case 'importance':
      return section.layout === 'cards' ? 'mosaic' : 'ledger';
    case 'audience':
      return section.layout === 'lines' ? 'lines' : 'index';
    case 'timeline':
      return section.layout === 'columns' ? 'columns' : 'ledger';
    case 'pitfalls':
      return section.layout === 'pairs' ? 'pairs' : 'lines';
    case 'useCases':
      return 'rail';
    case 'platforms':
      return 'ledger';
    case 'measure':
      return 'index';
    case 'needs':
      return 'split';
    case 'stats':
    case 'successStories':
      return 'figures';
    case 'promise':
      return 'statement';
    case 'example':
      return 'bill';
    case 'ctaCard':
    case 'brandingHero':
      return 'card';
  }
}
