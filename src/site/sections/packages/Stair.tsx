import type { Point } from '../../illustration/geometry/point.ts';
import { Picture, type PictureProps } from '../../illustration/Picture.tsx';
import { climbThrough, LightPoint, Thread } from '../../illustration/rising-line/Thread.tsx';

const STEPS = 12;
const TREAD = 70;
const RISE = 38;
const WIDTH = STEPS * TREAD;
const HEIGHT = STEPS * RISE + 60;
const topOf = (step: number) => HEIGHT - (step + 1) * RISE;

/** Twelve steps, one for each item; every fourth ends a flight. */
export function StairDrawing(picture: PictureProps) {
  const landing = (flight: number): Point => [
    flight * 4 * TREAD + TREAD / 2,
    topOf(flight * 4) - 22,
  ];
  return (
    <Picture width={WIDTH} height={HEIGHT} fit="whole" keep="right" {...picture}>
      <path
        d={`M0 ${HEIGHT}${`v-${RISE}h${TREAD}`.repeat(STEPS)}V${HEIGHT}z`}
        fill="var(--variant)"
      />
      {[1, 2].map((flight) => (
        <path
          key={flight}
          d={`M${flight * 4 * TREAD} ${topOf(flight * 4)}V${HEIGHT}`}
          stroke="var(--variant-light)"
          strokeWidth="2"
        />
      ))}
      <Thread
        points={climbThrough([[0, topOf(0) - 22], landing(1), landing(2), [WIDTH - 14, 24]])}
        colour="var(--text)"
        width={3}
      />
      <LightPoint at={[WIDTH - 14, 24]} radius={12} colour="var(--highlight)" />
    </Picture>
  );
}
