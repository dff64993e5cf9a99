import type { Point } from '../../geometry/point.ts';
import type { LatticeKind } from '../../lattice/plan.ts';
import { CoverThread } from '../CoverThread.tsx';
import type { CompositionProps } from '../composition.ts';
import { climbingCourse } from '../course.ts';
import { CoverField } from '../Field.tsx';

/** A pointed arch from its springing line up to the apex and down again, closed below the frame. */
function archPath(x: number, width: number, top: number, spring: number, foot: number): string {
  const middle = x + width / 2;
  const pull = Math.round(width * 0.22);
  const [left, right, shoulder] = [middle - pull, middle + pull, top + Math.round(pull / 2)];
  return (
    `M${x} ${foot}V${spring}C${x} ${spring - pull} ${left} ${shoulder} ${middle} ${top}` +
    `C${right} ${shoulder} ${x + width} ${spring - pull} ${x + width} ${spring}V${foot}z`
  );
}

/** A pointed arch in the wall, closed by a screen: the light is inside. */
export function Window({ box, scheme, random }: CompositionProps) {
  const width = 2 * Math.round(Math.min(box.height, box.width * 0.8) * random.between(0.36, 0.44));
  const left = random.next() < 0.4;
  const x = Math.round(
    left ? box.width * random.between(-0.12, 0.1) : box.width * random.between(0.5, 0.62),
  );
  const top = Math.round(box.height * random.between(0.1, 0.18));
  const spring = top + Math.round(width * 0.42);
  const apex: Point = [x + width / 2, top];
  const arch = archPath(x, width, top, spring, box.height + 40);
  const low = box.height * random.between(0.74, 0.86);
  const end: Point = left
    ? [box.width * random.between(0.76, 0.9), box.height * random.between(0.2, 0.3)]
    : [apex[0], spring + width * 0.1];
  return (
    <>
      <CoverField
        kind={random.pick<LatticeKind>(['khatam', 'six', 'square', 'rosette'])}
        size={width * random.between(0.42, 0.56)}
        origin={[apex[0], spring]}
        bounds={{
          x: Math.max(0, x),
          y: top,
          width: Math.min(box.width, x + width) - Math.max(0, x),
          height: box.height - top,
        }}
        light={{
          from: [x + width * random.pick([0.2, 0.8]), spring],
          reach: box.height * 0.8,
        }}
        weight={0.1}
        scheme={scheme}
        random={random}
      />
      <path
        d={`M-9-9H${box.width + 9}V${box.height + 9}H-9z${arch}`}
        fill={scheme.ground}
        fillRule="evenodd"
      />
      <path d={arch} fill="none" stroke={scheme.strap} strokeWidth="36" />
      <CoverThread
        scheme={scheme}
        width={random.pick([9, 18])}
        gap={scheme.ground}
        places={climbingCourse([left ? apex[0] : -20, low], end, random)}
      />
    </>
  );
}
