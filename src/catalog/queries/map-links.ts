import type { Office } from '../schemas/office.ts';

type Place = Office['coordinates'];

/** Half the width and height of the shown map, in degrees: about 1.5 km each way. */
const SPAN = 0.014;

/** A route planner with this place as its goal. */
export function directionsHref({ latitude, longitude }: Place): string {
  return `https://www.openstreetmap.org/directions?to=${latitude},${longitude}`;
}

/** The same place on a map page of its own. */
export function mapPageHref({ latitude, longitude }: Place): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}

/** A map for a frame, with a marker on the place. */
export function mapFrameSrc({ latitude, longitude }: Place): string {
  const box = [longitude - SPAN, latitude - SPAN, longitude + SPAN, latitude + SPAN];
  const bbox = box.map((edge) => edge.toFixed(4)).join('%2C');
  return `https://www.openstreetmap.org/export/embed.html?bbox=${bbox}&layer=mapnik&marker=${latitude}%2C${longitude}`;
}
