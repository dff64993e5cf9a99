export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** India has no summer time: its days are all as long. */
export const DAY_MS = 24 * HOUR_MS;
