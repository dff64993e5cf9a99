import { join } from 'node:path';
import { ANSWERS_FOLDER } from '../src/server/site-files.ts';
import { bundleForServer } from './server-bundle.ts';

/** What shows reports: it travels with the release whose words and styles it needs. */
export const RENDERER_FILE = 'report.mjs';

/** What draws their cards, in a process of its own. */
export const CARD_RENDERER_FILE = 'report-card.mjs';

/** Makes what renders reports on the server. Its styles stand in the template of the page. */
export async function buildReportRenderer(release: string): Promise<void> {
  const folder = join(release, ANSWERS_FOLDER);
  await bundleForServer({ entry: 'src/site/report/render.tsx', folder, file: RENDERER_FILE });
  const entry = 'src/site/seo/cards/report-card.tsx';
  await bundleForServer({ entry, folder, file: CARD_RENDERER_FILE });
}
