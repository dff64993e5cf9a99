import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from './start.ts';

const { values: options } = parseArgs({
  options: {
    /** Where the releases of the site lie. */
    dist: { type: 'string', default: join(import.meta.dirname, '..', '..', 'dist') },
    /** For development, where Astro serves the pages and passes /api on to here. */
    'api-only': { type: 'boolean', default: false },
  },
});
await startServer(process.env, options['api-only'] ? undefined : resolve(options.dist));
