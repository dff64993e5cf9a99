import { join } from 'node:path';
import { build } from 'vite';
import { ANSWERS_FOLDER } from '../src/server/site-files.ts';
import { projectRoot } from './project.ts';

/** What shows reports: it travels with the release whose words and styles it needs. */
export const RENDERER_FILE = 'report.mjs';

/**
 * Makes one file that needs no package of what renders reports on the server. Its styles are left out:
 * they stand in the template of the page.
 */
export async function buildReportRenderer(release: string): Promise<void> {
  const { NODE_ENV } = process.env;
  await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [{ name: 'no-styles', load: (id) => (id.endsWith('.css') ? '' : null) }],
    ssr: { noExternal: true },
    build: {
      ssr: 'src/report/render.tsx',
      outDir: join(release, ANSWERS_FOLDER),
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: RENDERER_FILE } },
    },
  });
  // Vite sets it for the whole process, and whatever this one starts would be in production, too.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}
