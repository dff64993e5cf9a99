import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project.ts';
import { readSamples, type Shipped, toRemember } from './samples.ts';

const FILE = join(projectRoot, 'scripts/launch/shipped-samples.json');

/** What was remembered last. */
export function readShipped(): Shipped {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

// For those who ship samples: node scripts/launch/remember-samples.ts. Nothing is ever forgotten, so
// that it does no harm on a site where some of them have been replaced.
if (import.meta.main) {
  const shipped = toRemember(readSamples(projectRoot), readShipped());
  writeFileSync(FILE, `${JSON.stringify(shipped, null, 2)}\n`);
}
