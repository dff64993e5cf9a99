import { join } from 'node:path';
import { ANSWERS_FOLDER } from '../src/server/site-files.ts';
import { bundleForServer } from './server-bundle.ts';

/** What shows reports: it travels with the release whose words and styles it needs. */
export const RENDERER_FILE = 'report.mjs';

/** Makes what renders reports on the server. Its styles stand in the template of the page. */
export async function buildReportRenderer(release: string): Promise<void> {
  await bundleForServer({
    entry: 'src/site/report/render.tsx',
    folder: join(release, ANSWERS_FOLDER),
    file: RENDERER_FILE,
  });
}
