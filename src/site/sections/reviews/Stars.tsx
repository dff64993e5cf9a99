import { closedPaths } from '../../illustration/geometry/path.ts';
import { starOutline } from '../../illustration/lattice/star.ts';
import { Picture } from '../../illustration/Picture.tsx';

const SIZE = 24;
const PITCH = 27;
const STARS = 5;

const outlines = Array.from({ length: STARS }, (_, star) =>
  starOutline(8, 3, [SIZE / 2 + star * PITCH, SIZE / 2], SIZE / 2),
);

/** Every review has five stars; they are the stars of the jaali. */
export function Stars({ title }: { title: string }) {
  return (
    <Picture
      width={SIZE + (STARS - 1) * PITCH}
      height={SIZE}
      fit="whole"
      keep="left"
      title={title}
      className="stars"
    >
      <path d={closedPaths(outlines, 1)} fill="currentColor" />
    </Picture>
  );
}
