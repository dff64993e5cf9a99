import { pathThrough } from '../../geometry/path.ts';
import type { Point } from '../../geometry/point.ts';
import type { LatticeKind } from '../../lattice/plan.ts';
import { CoverThread } from '../CoverThread.tsx';
import type { CompositionProps } from '../composition.ts';
import { climbingCourse } from '../course.ts';
import { CoverField } from '../Field.tsx';

const FRAME = 34;

/** The steps of a baoli, carved as a screen and rising to the right; the thread climbs above. */
export function Stair({ box, scheme, random }: CompositionProps) {
  const steps = random.whole(2, 4);
  const first = box.height * random.between(0.8, 0.92);
  const last = box.height * random.between(0.34, 0.46);
  const start = box.width * random.between(0.1, 0.3);
  const tread = (box.width - start) / steps;
  const riser = (first - last) / (steps - 1);
  const edge = Array.from({ length: steps }, (_, step): Point[] => [
    [start + step * tread, first - step * riser],
    [start + (step + 1) * tread + (step === steps - 1 ? 60 : 0), first - step * riser],
  ]).flat();
  const corner: Point = [start, box.height + 60];
  const size = box.height * random.between(0.28, 0.36);
  const floor = box.height * random.between(0.6, 0.7);
  return (
    <>
      <CoverField
        kind={random.pick<LatticeKind>(['khatam', 'six', 'band', 'square', 'hexagon'])}
        size={size}
        origin={[box.width - size * random.next(), box.height - size * random.next()]}
        bounds={{
          x: start,
          y: last,
          width: box.width - start,
          height: box.height - last,
        }}
        light={{ from: [box.width, last], reach: box.width * random.between(0.6, 0.8) }}
        weight={0.1}
        scheme={scheme}
        random={random}
      />
      <path
        d={`${pathThrough([corner, ...edge], false)}V-60H-60V${box.height + 60}z`}
        fill={scheme.ground}
      />
      <path
        d={pathThrough([corner, ...edge])}
        fill="none"
        stroke={scheme.strap}
        strokeWidth={FRAME}
      />
      <CoverThread
        scheme={scheme}
        width={random.pick([9, 18])}
        places={climbingCourse(
          [-20, floor],
          [box.width * random.between(0.74, 0.88), last - box.height * random.between(0.16, 0.22)],
          random,
        )}
      />
    </>
  );
}
