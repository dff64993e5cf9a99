import { stripVTControlCharacters } from 'node:util';

/** A file that `astro build` has written: "16:13:53   ├─ /Contact.html (+62ms)". */
const WRITTEN_LINE = /^(?:[\d:]+\s+)?[├└]─ \/\S+/gmu;

/** How far `astro build` is, from what it has written so far (without --silent). */
export function buildStage(output: string): string {
  const written = stripVTControlCharacters(output).match(WRITTEN_LINE)?.length ?? 0;
  return written === 0 ? 'reading content and bundling' : `${written} pages and files written`;
}
