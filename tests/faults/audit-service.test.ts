import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readBlocks } from '../docs/operating/blocks.ts';
import { projectRoot } from '../helpers/index.ts';
import { longRun } from './long-run.ts';

const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
const canBoot = isRoot && existsSync('/usr/bin/systemd-nspawn');
if (longRun && !canBoot) {
  console.warn('What audits can read is not tried, for want of: root, systemd-nspawn');
}

const units = ['website.service', 'website-audits.socket', 'website-audits.service'];

test.runIf(longRun && canBoot)(
  'with the units of operating.md who takes an audit over reads no settings, no leads and no process',
  () => {
    const out = mkdtempSync(join(tmpdir(), 'audit-service-'));
    onTestFinished(() => rmSync(out, { recursive: true }));
    mkdirSync(join(out, 'units'));
    const blocks = readBlocks(readFileSync(join(projectRoot, 'docs/operating.md'), 'utf8'));
    for (const { file, text } of blocks) {
      if (!file || !units.includes(basename(file))) continue;
      // Its pages are not what this is about.
      const unit = text.replace('src/server/main.ts', 'src/server/main.ts --api-only');
      writeFileSync(join(out, 'units', basename(file)), unit);
    }
    const settings = [
      'SITE_URL=http://localhost:4321',
      'DATABASE_URL=file:/var/lib/website/leads.db',
      'LEADS_TOKEN_SECRET=hunter2hunter2hunter2',
      'AUDIT_SOCKET=/run/website-audits.sock',
    ];
    writeFileSync(join(out, 'website.env'), settings.join('\n'));
    const machine = join(projectRoot, 'tests/faults/audit-service/machine.sh');
    execFileSync('unshare', ['--mount', 'bash', machine, projectRoot, out], { timeout: 240_000 });

    const result = (name: string) => {
      const file = join(out, name);
      if (existsSync(file)) return readFileSync(file, 'utf8');
      throw new Error(`No ${name}. It said:\n${readFileSync(join(out, 'said'), 'utf8')}`);
    };
    // Nothing answers there: the run ends, and by the service.
    expect(result('state')).toBe('stopped\n');
    expect(result('journal')).toContain('Audits are done here.');
    expect(JSON.parse(result('probe'))).toEqual({
      settings: 'EACCES',
      leads: 'EACCES',
      log: 'EACCES',
      copies: 'EACCES',
      code: 'EROFS',
      processes: expect.stringMatching(/^none of/),
      namespace: 'refused',
      socket: 'EAFNOSUPPORT',
      picture: 'drawn',
    });
  },
  300_000,
);
