import type { LatticeKind } from '../../lattice/plan.ts';
import { CoverThread } from '../CoverThread.tsx';
import type { CompositionProps } from '../composition.ts';
import { climbingCourse } from '../course.ts';
import { CoverField } from '../Field.tsx';

/** A tall screen at one side, lit from behind; the thread comes to it over quiet ground. */
export function Screen({ box, scheme, random }: CompositionProps) {
  const x = Math.round(box.width * random.between(0.46, 0.62));
  const y = random.pick([-40, Math.round(box.height * random.between(0.1, 0.2))]);
  const seen = { x: 0, y: 0, width: box.width - x, height: box.height - y };
  const size = box.height * random.between(0.3, 0.4);
  const low = box.height * random.between(0.7, 0.9);
  return (
    <>
      <svg x={x} y={y} width={seen.width} height={seen.height} aria-hidden="true">
        <CoverField
          kind={random.pick<LatticeKind>(['khatam', 'rosette', 'six', 'square', 'hexagon'])}
          size={size}
          origin={[size * random.between(0.3, 0.6), size * random.between(0.2, 0.8)]}
          bounds={seen}
          light={{ from: [seen.width, random.pick([0, seen.height])], reach: box.height * 0.95 }}
          weight={0.1}
          scheme={scheme}
          random={random}
        />
        <path
          d={`M${box.width} 0H0V${box.height * 2}`}
          fill="none"
          stroke={scheme.strap}
          strokeWidth="48"
        />
      </svg>
      <CoverThread
        scheme={scheme}
        width={random.pick([9, 18])}
        gap={scheme.ground}
        places={climbingCourse(
          [-20, low],
          [x + box.width * random.between(0.12, 0.26), box.height * random.between(0.22, 0.36)],
          random,
        )}
      />
    </>
  );
}
