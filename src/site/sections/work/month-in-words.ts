const format = new Intl.DateTimeFormat('en-IN', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A month such as 2026-05 as people say it: May 2026. */
export const monthInWords = (month: string): string => format.format(new Date(`${month}-01`));
