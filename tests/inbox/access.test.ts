import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openTables } from '../../src/platform/database/open-tables.ts';
import { describeAccess } from './access-contract.ts';

const dir = mkdtempSync(join(tmpdir(), 'access-'));
let files = 0;

afterAll(() => rmSync(dir, { recursive: true }));

describeAccess('SQLite', () => {
  files += 1;
  return openTables({ kind: 'sqlite', path: join(dir, `${files}.db`) });
});
