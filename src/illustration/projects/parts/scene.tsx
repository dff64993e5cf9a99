import type { ReactNode } from 'react';

/** What every project drawing receives: the accessible name of the picture. */
export interface ProjectDrawing {
  title: string;
}

interface SceneProps extends ProjectDrawing {
  /** Height in user units; the width is 480 for all, so that columns of them align. */
  height: number;
  /** The colour field behind the device. */
  ground: string;
  children: ReactNode;
}

/**
 * The picture's outer frame. It holds no ids, because a scrolling column shows the same picture
 * twice, and no nested `svg`, because page styles for `svg` would reach those too.
 */
export function Scene({ title, height, ground, children }: SceneProps) {
  return (
    <svg
      role="img"
      aria-label={title}
      width={480}
      height={height}
      viewBox={`0 0 480 ${height}`}
      fill="var(--ink)"
      fontSize={9}
    >
      <rect width={480} height={height} fill={ground} />
      {children}
    </svg>
  );
}
