import { pictogramForms } from './forms.ts';

export type SectorSlug = keyof typeof pictogramForms;

/** Every sector that has a pictogram; content refers to them by these names. */
export const sectorSlugs = Object.keys(pictogramForms) as readonly SectorSlug[];

/**
 * Narrows a slug that comes from content.
 * @throws {Error} a sentence for the editor when no pictogram has that name
 */
export function toSectorSlug(slug: string): SectorSlug {
  const known = sectorSlugs.find((name) => name === slug);
  if (known === undefined) {
    throw new Error(
      `No sector pictogram is named "${slug}". Use one of ${sectorSlugs.join(', ')}, or draw it in src/illustration/sectors/forms.ts.`,
    );
  }
  return known;
}

/**
 * A sector's pictogram, 96 by 96, without an accessible name: the sector's title stands beside it.
 * The line takes the text colour; `--pictogram-accent` sets the flat shape's colour.
 */
export function SectorPictogram({ slug }: { slug: SectorSlug }) {
  const { accent, line } = pictogramForms[toSectorSlug(slug)];
  return (
    <svg aria-hidden="true" width={96} height={96} viewBox="0 0 96 96" fill="none">
      <path d={accent} fill="var(--pictogram-accent, var(--marigold))" />
      <path d={line} stroke="currentColor" strokeWidth={2.5} />
    </svg>
  );
}
