/** Nothing is there. Other refusals (403, 405, 429, 5xx) may be meant for robots like ours. */
export const isGone = (status: number): boolean => status === 404 || status === 410;

/** What was asked for has come. */
export const isFine = (status: number): boolean => status >= 200 && status < 300;
