import { closedPaths, openPaths, pathThrough } from '../geometry/path.ts';
import { cutsAt } from '../lattice/Straps.tsx';
import { Picture, type PictureProps } from '../Picture.tsx';
import { MARK_SIZE, SQUARES, starCrossings, THREAD, THREAD_ABOVE } from './mark.ts';

interface Props extends PictureProps {
  /** The ground the mark stands on: on paper it is an ink disc, on ink a paper one. */
  readonly ground?: 'paper' | 'ink';
}

const STRAP = 5;
const CUT = 1.6;
const LINE = 5.5;

/** The round mark: an eight-fold jaali star, and the rising line that comes out through it. */
export function Logo({ ground = 'paper', ...picture }: Props) {
  const [disc, star, thread] =
    ground === 'paper'
      ? ['var(--ink)', 'var(--paper)', 'var(--marigold)']
      : ['var(--paper)', 'var(--ink)', 'var(--sindoor)'];
  const above = pathThrough(THREAD_ABOVE, false, 1);
  const [lightX, lightY] = THREAD.at(-1) ?? [0, 0];
  const half = MARK_SIZE / 2;
  return (
    <Picture width={MARK_SIZE} height={MARK_SIZE} fit="whole" {...picture}>
      <circle cx={half} cy={half} r={half} fill={disc} />
      <g fill="none" strokeLinejoin="miter" stroke={star} strokeWidth={STRAP}>
        <path d={pathThrough(THREAD, false, 1)} stroke={thread} strokeWidth={LINE} />
        <path d={closedPaths(SQUARES, 2)} stroke={disc} strokeWidth={STRAP + 2 * CUT} />
        <path d={closedPaths(SQUARES, 2)} />
        <path
          d={openPaths(
            starCrossings().flatMap((crossing) => cutsAt(crossing, STRAP, CUT)),
            2,
          )}
          stroke={disc}
          strokeWidth={CUT}
        />
        <path d={above} stroke={disc} strokeWidth={LINE + 2 * CUT} />
        <path d={above} stroke={thread} strokeWidth={LINE} />
      </g>
      <circle cx={lightX} cy={lightY} r="7" fill={thread} stroke={disc} strokeWidth={CUT} />
    </Picture>
  );
}
