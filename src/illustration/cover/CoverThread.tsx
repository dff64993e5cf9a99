import { pathThrough } from '../geometry/path.ts';
import type { Point } from '../geometry/point.ts';
import { climbThrough } from '../rising-line/Thread.tsx';
import type { Scheme } from './scheme.ts';

interface Props {
  readonly places: readonly Point[];
  readonly scheme: Scheme;
  readonly width: number;
  /** Colour of the gap that parts the thread from what lies below it. */
  readonly gap?: string;
}

/** The rising line of a cover, with its point of light. */
export function CoverThread({ places, scheme, width, gap }: Props) {
  const line = pathThrough(climbThrough(places));
  const [x = 0, y = 0] = places.at(-1) ?? [];
  return (
    <>
      <g fill="none" strokeWidth={width}>
        {gap && <path d={line} stroke={gap} strokeWidth={width * 2.4} />}
        <path d={line} stroke={scheme.thread} />
      </g>
      <circle
        cx={Math.round(x)}
        cy={Math.round(y)}
        r={width * 2.2}
        fill={scheme.point}
        stroke={gap}
        strokeWidth={gap && width * 0.7}
      />
    </>
  );
}
