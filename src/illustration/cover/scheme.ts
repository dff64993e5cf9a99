/** The families of services; each has its own colours, so that a visitor knows where they are. */
export const FAMILIES = ['web', 'advertising', 'search', 'social', 'content', 'data'] as const;

export type Family = (typeof FAMILIES)[number];

/** The colours of one cover. */
export interface Scheme {
  readonly ground: string;
  readonly strap: string;
  /** Openings with light behind them, brightest first. */
  readonly lit: readonly [string, string, string];
  readonly thread: string;
  readonly point: string;
}

export const SCHEMES: Readonly<Record<Family, readonly [Scheme, ...Scheme[]]>> = {
  web: [
    {
      ground: 'var(--peacock)',
      strap: 'var(--peacock-deep)',
      lit: ['var(--marigold-mist)', 'var(--peacock-soft)', 'var(--peacock-deep)'],
      thread: 'var(--paper)',
      point: 'var(--marigold)',
    },
    {
      ground: 'var(--peacock-soft)',
      strap: 'var(--peacock)',
      lit: ['var(--paper)', 'var(--peacock-mist)', 'var(--peacock-deep)'],
      thread: 'var(--ink)',
      point: 'var(--marigold)',
    },
    {
      ground: 'var(--peacock-deep)',
      strap: 'var(--peacock-soft)',
      lit: ['var(--marigold)', 'var(--peacock-mist)', 'var(--peacock)'],
      thread: 'var(--paper)',
      point: 'var(--marigold)',
    },
  ],
  advertising: [
    {
      ground: 'var(--marigold)',
      strap: 'var(--ink)',
      lit: ['var(--paper)', 'var(--marigold-mist)', 'var(--marigold-deep)'],
      thread: 'var(--sindoor)',
      point: 'var(--sindoor)',
    },
    {
      ground: 'var(--marigold-mist)',
      strap: 'var(--marigold)',
      lit: ['var(--sindoor)', 'var(--marigold-deep)', 'var(--paper-white)'],
      thread: 'var(--ink)',
      point: 'var(--ink)',
    },
  ],
  search: [
    {
      ground: 'var(--ink)',
      strap: 'var(--ink-line)',
      lit: ['var(--marigold)', 'var(--marigold-deep)', 'var(--ink-raised)'],
      thread: 'var(--paper)',
      point: 'var(--marigold)',
    },
    {
      ground: 'var(--ink-deep)',
      strap: 'var(--marigold)',
      lit: ['var(--paper)', 'var(--marigold-mist)', 'var(--ink-raised)'],
      thread: 'var(--paper)',
      point: 'var(--paper)',
    },
  ],
  social: [
    {
      ground: 'var(--sindoor)',
      strap: 'var(--sindoor-deep)',
      lit: ['var(--marigold-mist)', 'var(--marigold)', 'var(--sindoor-soft)'],
      thread: 'var(--paper)',
      point: 'var(--marigold)',
    },
    {
      ground: 'var(--sindoor-deep)',
      strap: 'var(--sindoor-mist)',
      lit: ['var(--marigold)', 'var(--sindoor-soft)', 'var(--sindoor)'],
      thread: 'var(--marigold)',
      point: 'var(--marigold)',
    },
  ],
  content: [
    {
      ground: 'var(--paper-shade)',
      strap: 'var(--ink)',
      lit: ['var(--sindoor)', 'var(--sindoor-soft)', 'var(--paper-line)'],
      thread: 'var(--sindoor)',
      point: 'var(--marigold)',
    },
    {
      ground: 'var(--sindoor-soft)',
      strap: 'var(--paper)',
      lit: ['var(--marigold-mist)', 'var(--sindoor-mist)', 'var(--sindoor)'],
      thread: 'var(--ink)',
      point: 'var(--ink)',
    },
  ],
  data: [
    {
      ground: 'var(--ink)',
      strap: 'var(--peacock-soft)',
      lit: ['var(--marigold)', 'var(--paper)', 'var(--peacock)'],
      thread: 'var(--marigold)',
      point: 'var(--marigold)',
    },
    {
      ground: 'var(--peacock-mist)',
      strap: 'var(--ink)',
      lit: ['var(--peacock)', 'var(--peacock-soft)', 'var(--paper-line)'],
      thread: 'var(--sindoor)',
      point: 'var(--sindoor)',
    },
  ],
};
