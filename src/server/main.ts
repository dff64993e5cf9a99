import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from './start.ts';

const { values: options } = parseArgs({
  options: {
    /** The built site. */
    site: { type: 'string', default: join(import.meta.dirname, '..', '..', 'dist') },
    /** For development, where Astro serves the pages and passes /api on to here. */
    'api-only': { type: 'boolean', default: false },
  },
});
const siteDir = options['api-only'] ? undefined : resolve(options.site);

if (siteDir !== undefined && !existsSync(join(siteDir, 'index.html'))) {
  console.error(`There is no built site in ${siteDir}. Build it with: npm run build`);
  process.exit(1);
}
await startServer(process.env, siteDir);
