import type { Family } from '../cover/scheme.ts';

/** The colour field behind a screen of a case, and the face of what stands on it. */
export const LOOKS: Readonly<Record<Family, { readonly ground: string; readonly face: string }>> = {
  web: { ground: 'var(--peacock-mist)', face: 'var(--peacock)' },
  advertising: { ground: 'var(--marigold-mist)', face: 'var(--sindoor-deep)' },
  search: { ground: 'var(--ink-mist)', face: 'var(--ink)' },
  social: { ground: 'var(--sindoor-mist)', face: 'var(--ink)' },
  content: { ground: 'var(--paper-line)', face: 'var(--peacock-deep)' },
  data: { ground: 'var(--peacock-soft)', face: 'var(--ink)' },
};

/** All screens beside the mock-up have one size, so that they align. */
export const SCREEN = { width: 300, height: 400 } as const;
