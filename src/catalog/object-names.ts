/**
 * What a cover can hold: one object of the trade, by family of services. The order matters: objects
 * that stand next to each other get covers of different lightness (`schemeOf`).
 */
export const OBJECTS = {
  web: [
    'brackets',
    'cart',
    'sheet',
    'blocks',
    'curtain',
    'atom',
    'landing',
    'lens',
    'tag',
    'approval',
    'drawing',
  ],
  advertising: ['meter', 'receipt', 'megaphone', 'desktop', 'target', 'funnel'],
  search: ['results', 'pin', 'answer', 'tree', 'hub'],
  social: ['heart', 'storefront', 'parcel', 'profile'],
  content: ['pen', 'envelope', 'reel'],
  data: ['form', 'robot', 'firms', 'cards', 'graph'],
} as const;

type Family = keyof typeof OBJECTS;

export type ObjectName = (typeof OBJECTS)[Family][number];

export const OBJECT_NAMES: readonly ObjectName[] = Object.values(OBJECTS).flat();
