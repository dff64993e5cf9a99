import { createHash } from 'node:crypto';
import code from '../client/scripts/site/start.ts?bundled';

const version = createHash('sha256').update(code).digest('hex').slice(0, 8);
const name = `site.${version}`;

/** The script of all pages: a file whose name changes with it, so that browsers keep it. */
export const siteScript = { name, src: `/scripts/${name}.js`, code };
