import {
  add,
  centre,
  midpoint,
  type Point,
  scale,
  sidesOf,
  subtract,
  unit,
} from '../geometry/point.ts';

/** How far a strap runs through a polygon, by its number of sides, before it turns. */
export type Reach = Readonly<Record<number, number>>;

/**
 * The straps of one regular polygon by the polygons-in-contact method (E. H. Hankin, 1925; C. S.
 * Kaplan, "Islamic star patterns from polygons in contact", 2005): from the middle of each edge a
 * ray leaves at the contact angle and meets the mirrored ray of the edge `reach` places on.
 *
 * Because every polygon of a tiling uses the same angle, straps cross the shared edges unbroken.
 *
 * @param angle contact angle between edge and ray in radians, 0 to π/2. With
 *   `angle = π · reach / sides` the strap is a straight chord; otherwise it bends half way.
 * @returns one strap an edge: contact point, bend, next contact point.
 */
export function contactStraps(
  polygon: readonly Point[],
  angle: number,
  reach: number,
): [Point, Point, Point][] {
  const sides = polygon.length;
  const middle = centre(polygon);
  const contacts = sidesOf(polygon).map(([from, to]) => midpoint(from, to));
  const half = (Math.PI * reach) / sides;
  return contacts.map((contact, index) => {
    const inward = subtract(middle, contact);
    const next = polygon[(index + 1) % sides] ?? contact;
    const along = unit(subtract(next, contact));
    const inradius = Math.hypot(inward[0], inward[1]);
    const length = (inradius * Math.sin(half)) / Math.cos(angle - half);
    const bend = add(
      contact,
      add(scale(along, length * Math.cos(angle)), scale(unit(inward), length * Math.sin(angle))),
    );
    return [contact, bend, contacts[(index + reach) % sides] ?? contact];
  });
}
