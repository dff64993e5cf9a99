import type { LatticeKind } from '../../lattice/plan.ts';
import { CoverThread } from '../CoverThread.tsx';
import type { CompositionProps } from '../composition.ts';
import { climbingCourse } from '../course.ts';
import { CoverField } from '../Field.tsx';

/** One star seen from so near that its straps fill the frame. */
export function Detail({ box, scheme, random }: CompositionProps) {
  const kind = random.pick<LatticeKind>(['khatam', 'rosette', 'square', 'six']);
  const right = random.next() < 0.7;
  const x = box.width * random.between(0.6, 0.8);
  const low = box.height * random.between(0.74, 0.88);
  return (
    <>
      <CoverField
        kind={kind}
        size={box.height * random.between(0.6, 0.8)}
        origin={[right ? x : box.width - x, box.height * random.between(0.2, 0.6)]}
        turn={kind === 'six' ? random.pick([0, 30]) : random.pick([0, 22.5, 45])}
        bounds={box}
        light={{
          from: [right ? box.width : 0, 0],
          reach: box.width * random.between(0.6, 0.8),
        }}
        weight={random.between(0.085, 0.13)}
        scheme={scheme}
        random={random}
      />
      <CoverThread
        scheme={scheme}
        width={9}
        gap={scheme.ground}
        places={climbingCourse(
          [-20, low],
          [box.width * random.between(0.72, 0.9), box.height * random.between(0.16, 0.3)],
          random,
        )}
      />
    </>
  );
}
