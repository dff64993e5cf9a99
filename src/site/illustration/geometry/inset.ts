import { add, cross, dot, type Point, scale, sidesOf, subtract, unit } from './point.ts';

/**
 * The polygon with every edge moved inwards by `depth`, corners kept sharp.
 *
 * @param polygon clockwise on screen
 * @returns undefined when the polygon is too small: an edge would vanish or turn round
 */
export function insetPolygon(polygon: readonly Point[], depth: number): Point[] | undefined {
  const edges = sidesOf(polygon).map(([start, end]) => {
    const along = unit(subtract(end, start));
    const inward: Point = [-along[1], along[0]];
    return { through: add(start, scale(inward, depth)), along };
  });
  const moved = edges.map((edge, index) => {
    const before = edges.at(index - 1) ?? edge;
    const t =
      cross(subtract(edge.through, before.through), edge.along) / cross(before.along, edge.along);
    return add(before.through, scale(before.along, t));
  });
  const intact = edges.every((edge, index) => {
    const start = moved[index];
    const end = moved[(index + 1) % moved.length];
    return start && end && dot(subtract(end, start), edge.along) > 0;
  });
  return intact ? moved : undefined;
}
