import type { Office } from '../../../catalog/schemas/office.ts';
import type { Point } from '../../illustration/geometry/point.ts';
import { Lattice } from '../../illustration/lattice/Lattice.tsx';
import { Knot, Thread } from '../../illustration/rising-line/Thread.tsx';
import './office-chart.css';

/** Size of the drawing, and the room kept free around the outermost offices, in its units. */
const WIDTH = 640;
const HEIGHT = 480;
const MARGIN = 96;
/** A single office, or two in one street, would be infinitely far apart. */
const SMALLEST_SPAN = 0.01;
/** Room that an office's name takes up beside its knot. */
const LABEL = { width: 150, height: 30 };

/** Places the offices by their coordinates; at this scale a flat projection is exact enough. */
function project(offices: readonly Office[]): Point[] {
  const longitudes = offices.map(({ coordinates }) => coordinates.longitude);
  const latitudes = offices.map(({ coordinates }) => coordinates.latitude);
  const [west, north] = [Math.min(...longitudes), Math.max(...latitudes)];
  const scale = Math.min(
    (WIDTH - 2 * MARGIN) / Math.max(SMALLEST_SPAN, Math.max(...longitudes) - west),
    (HEIGHT - 2 * MARGIN) / Math.max(SMALLEST_SPAN, north - Math.min(...latitudes)),
  );
  return offices.map(({ coordinates: { longitude, latitude } }) => [
    MARGIN + (longitude - west) * scale,
    MARGIN + (north - latitude) * scale,
  ]);
}

/** Whether another knot stands where the name of this one would: far offices push near ones together. */
const isCovered = (places: readonly Point[], [x, y]: Point) =>
  places.some(
    ([otherX, otherY]) =>
      otherX > x && otherX < x + LABEL.width && Math.abs(otherY - y) < LABEL.height,
  );

/** A name stands beside its knot, in the lower half below it, where no thread runs on to the right. */
const labelAt = ([x, y]: Point) =>
  y > HEIGHT / 2 ? { x: x - 18, y: y + 52 } : { x: x + 28, y: y + 8 };

/** Our offices as knots on one thread, over a lattice: what stands where the map will be. */
export function OfficeChart({ offices }: { offices: readonly (Office & { id: string })[] }) {
  const places = project(offices);
  return (
    <div className="office-chart ground-ink clip" aria-hidden="true">
      <Lattice kind="square" seed="offices" columns={7} rows={5} className="" />
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        <Thread points={places} colour="var(--marigold)" width={4} />
        {places.map((at, index) => (
          <g key={offices[index]?.id}>
            <Knot at={[at]} radius={18} colour="var(--marigold)" ground="var(--ink-deep)" />
            {!isCovered(places, at) && (
              <text className="title" {...labelAt(at)} fill="var(--paper-white)">
                {offices[index]?.city}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}
