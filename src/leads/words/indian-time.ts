const momentFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

const dayFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeZone: 'Asia/Kolkata',
});

/** A moment for people who live by Indian time: 22 Nov 2026, 7:05 pm IST. */
export function indianMoment(moment: Date): string {
  return `${momentFormat.format(moment)} IST`;
}

/** The day of a moment for the same people: 22 Nov 2026. */
export function indianDate(moment: Date): string {
  return dayFormat.format(moment);
}
