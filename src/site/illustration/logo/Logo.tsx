import { givenDrawing } from '../../brand/drawings.ts';
import { closedPaths, openPaths, pathThrough } from '../geometry/path.ts';
import { cutsAt } from '../lattice/Straps.tsx';
import { Picture, type PictureProps } from '../Picture.tsx';
import { Shapes } from '../Shapes.tsx';
import {
  MARK_SIZE,
  SQUARES,
  starCrossings,
  THREAD_ABOVE,
  THREAD_BEHIND,
  THREAD_GAP,
  THREAD_WIDTH,
} from './mark.ts';

interface Props extends PictureProps {
  /** The ground the mark stands on: on paper it is an ink disc, on ink a paper one. */
  readonly ground?: 'paper' | 'ink';
}

const STRAP = 5;
const CUT = 1.6;

/** The round mark: an eight-fold jaali star, and the rising line that comes out through it. */
export function Logo({ ground = 'paper', ...picture }: Props) {
  const given = givenDrawing('logo');
  if (given) {
    const { width, height, markup } = given;
    return (
      <Picture width={width} height={height} fit="whole" {...picture}>
        <Shapes markup={markup} />
      </Picture>
    );
  }
  const [disc, star, thread] =
    ground === 'paper'
      ? ['var(--ink)', 'var(--paper)', 'var(--marigold)']
      : ['var(--paper)', 'var(--ink)', 'var(--sindoor)'];
  const [lightX, lightY] = THREAD_ABOVE.at(-1) ?? [0, 0];
  const half = MARK_SIZE / 2;
  return (
    <Picture width={MARK_SIZE} height={MARK_SIZE} fit="whole" {...picture}>
      <circle cx={half} cy={half} r={half} fill={disc} />
      <path d={pathThrough(THREAD_BEHIND, true, 1)} fill={thread} />
      <g fill="none" strokeLinejoin="miter" stroke={star} strokeWidth={STRAP}>
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
        <path
          d={pathThrough(THREAD_GAP, false, 1)}
          stroke={disc}
          strokeWidth={THREAD_WIDTH + 2 * CUT}
        />
        <path d={pathThrough(THREAD_ABOVE, false, 1)} stroke={thread} strokeWidth={THREAD_WIDTH} />
      </g>
      <circle cx={lightX} cy={lightY} r="7" fill={thread} stroke={disc} strokeWidth={CUT} />
    </Picture>
  );
}
