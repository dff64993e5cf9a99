import { closedPaths, openPaths, pathThrough } from '../../geometry/path.ts';
import type { Point } from '../../geometry/point.ts';
import { starOutline } from '../../lattice/star.ts';
import { CoverThread } from '../CoverThread.tsx';
import type { CompositionProps } from '../composition.ts';
import { climbingCourse } from '../course.ts';

/** One great star, cut by the frame, ring within ring, with thin echoes around it. */
export function Emblem({ box, scheme, random }: CompositionProps) {
  const [points, reach] = random.pick<readonly [number, number]>([
    [8, 3],
    [8, 2],
    [12, 4],
    [6, 2],
  ]);
  const right = random.next() < 0.65;
  const x = box.width * random.between(0.64, 0.8);
  const at: Point = [right ? x : box.width - x, box.height * random.between(0.36, 0.62)];
  const radius = box.height * random.between(0.58, 0.72);
  const turn = random.pick([0, 180 / points]);
  const ring = (share: number, shift = 0) =>
    starOutline(points, reach, at, radius * share, turn + (shift * 180) / points);
  const echoes = [ring(1.12), ring(1.2), ring(1.28)].map((line) => [...line, ...line.slice(0, 1)]);
  const low = box.height * random.between(0.74, 0.86);
  return (
    <>
      <path d={openPaths(echoes)} fill="none" stroke={scheme.strap} strokeWidth="2.5" />
      <path d={pathThrough(ring(1), true)} fill={scheme.strap} />
      <path d={closedPaths([ring(0.86), ring(0.7)])} fill={scheme.lit[2]} fillRule="evenodd" />
      <path d={pathThrough(ring(0.62), true)} fill={scheme.lit[1]} />
      <path d={pathThrough(ring(0.5, 1), true)} fill={scheme.strap} />
      <path d={pathThrough(ring(0.4, 1), true)} fill={scheme.lit[0]} />
      <CoverThread
        scheme={scheme}
        width={random.pick([9, 18])}
        gap={scheme.ground}
        places={climbingCourse(
          [-20, low],
          right ? at : [box.width * random.between(0.7, 0.85), box.height * 0.2],
          random,
        )}
      />
    </>
  );
}
