import type { ReactNode } from 'react';
import './marquee.css';

interface Props {
  /** How long one round takes; named, because a style attribute would break the CSP. */
  pace: 'brisk' | 'calm';
  direction?: 'left' | 'up' | 'down';
  /** The items, `li` elements. */
  children: ReactNode;
}

/**
 * An endless strip: src/site/client/scripts/site/marquees.ts doubles its items and lets it go. It stops
 * under the pointer, while something in it has the focus, and by a {@link PauseSwitch} in its section.
 * Without scripts, and for those who want less motion, all items stand in sight.
 */
export function Marquee({ pace, direction = 'left', children }: Props) {
  return (
    <div className={`marquee marquee--${direction} marquee--${pace} clip`}>
      <div className="marquee__track">
        <ul>{children}</ul>
      </div>
    </div>
  );
}

/** Stops every marquee in its section (WCAG 2.2.2). */
export function PauseSwitch({ label }: { label: string }) {
  return <input className="pause-switch" type="checkbox" aria-label={label} title={label} />;
}
