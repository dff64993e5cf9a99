import { type DrawnFile, drawnFile } from '../drawn-file.ts';
import { pictogramForms } from './forms.ts';

/** A shop under its awning, for a trade that nobody has drawn. */
const SHOP = {
  accent: 'M22 50h52v30H22z',
  line: 'M22 46v36h52V46M18 38l8-20h44l8 20M18 38a7.5 7.5 0 0 0 15 0 7.5 7.5 0 0 0 15 0 7.5 7.5 0 0 0 15 0 7.5 7.5 0 0 0 15 0zM42 82V60h14v22',
};

interface Sector {
  readonly id: string;
  readonly pictogram?: string | undefined;
}

/**
 * Which pictogram shows a sector: the one that it names, or that of its own name, or a shop.
 * @throws {Error} a sentence for the editor when it names a pictogram that is not there
 */
export function formsFor({ id, pictogram = id }: Sector) {
  const known = pictogramForms.get(pictogram);
  if (known) return known;
  if (pictogram === id) return SHOP;
  throw new Error(
    `content/sectors/${id}.yaml: no pictogram is named "${pictogram}". Use one of ${[...pictogramForms.keys()].join(', ')}, or leave the field out.`,
  );
}

/** A sector's pictogram, 96 by 96, in a line of ink. */
export function pictogramFile(sector: Sector): DrawnFile {
  const { accent, line } = formsFor(sector);
  return drawnFile(
    sector.id,
    <svg viewBox="0 0 96 96" fill="none" aria-hidden="true">
      <path d={accent} fill="var(--marigold)" />
      <path d={line} stroke="var(--ink)" strokeWidth={2.5} />
    </svg>,
  );
}
