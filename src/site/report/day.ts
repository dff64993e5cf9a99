/** A day as it is written in India: 22 November 2026. */
export function day(iso: string): string {
  return new Date(iso).toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
}
