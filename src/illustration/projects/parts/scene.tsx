import type { ReactNode } from 'react';

interface SceneProps {
  /** Height in user units; the width is 480 for all, so that columns of them align. */
  height: number;
  /** The colour field behind the device. */
  ground: string;
  children: ReactNode;
}

/** The picture's outer frame. */
export function Scene({ height, ground, children }: SceneProps) {
  return (
    <svg viewBox={`0 0 480 ${height}`} fill="var(--ink)" fontSize={9} aria-hidden="true">
      <rect width={480} height={height} fill={ground} />
      {children}
    </svg>
  );
}
