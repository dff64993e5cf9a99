import { join } from 'node:path';
import { ANSWERS_FOLDER } from '../src/server/site-files.ts';
import { bundleForServer } from './server-bundle.ts';

/** What shows reports: it travels with the release whose words and styles it needs. */
export const RENDERER_FILE = 'report.mjs';

/** What draws their cards, in a process of its own. */
export const CARD_RENDERER_FILE = 'report-card.mjs';

/** What draws the jaali of a name, and its card. */
export const JAALI_FILE = 'jaali.mjs';
export const JAALI_CARD_FILE = 'jaali-card.mjs';

/** Makes what renders reports and names' jaalis on the server. Its styles stand in the template of the page. */
export async function buildReportRenderer(release: string): Promise<void> {
  const folder = join(release, ANSWERS_FOLDER);
  await bundleForServer({ entry: 'src/site/report/render.tsx', folder, file: RENDERER_FILE });
  const parts = [
    ['src/site/seo/cards/report-card.tsx', CARD_RENDERER_FILE],
    ['src/site/illustration/jaali/draw-jaali.tsx', JAALI_FILE],
    ['src/site/seo/cards/jaali-card.tsx', JAALI_CARD_FILE],
  ] as const;
  for (const [entry, file] of parts) await bundleForServer({ entry, folder, file });
}
