import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import sharp from 'sharp';

// What somebody gets who has taken over a process of the service; the others are what it needs.
const attempts: Readonly<Record<string, () => unknown>> = {
  settings: () => readFileSync('/etc/website.env'),
  leads: () => readFileSync('/var/lib/website/leads.db'),
  log: () => readFileSync('/var/lib/website/leads.db-wal'),
  copies: () => readdirSync('/var/backups/website'),
  code: () => writeFileSync('/srv/website/taken-over', ''),
  processes: () => {
    const others = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const secrets = others.filter((pid) =>
      readFileSync(`/proc/${pid}/environ`, 'utf8').includes('hunter2'),
    );
    if (secrets.length === 0)
      throw Object.assign(new Error(), { code: `none of ${others.length}` });
  },
  namespace: () => execFileSync('unshare', ['--user', 'true'], { stdio: 'pipe' }),
};
const outcomes = Object.entries(attempts).map(([name, attempt]) => {
  try {
    attempt();
    return [name, 'got'];
  } catch (error) {
    return [name, error instanceof Error && 'code' in error ? error.code : 'refused'];
  }
});
const { promise: socket, resolve } = Promise.withResolvers<string>();
connect('/run/website-audits.sock')
  .on('connect', () => resolve('got'))
  .on('error', (error: NodeJS.ErrnoException) => resolve(String(error.code)));
outcomes.push(['socket', await socket]);
const blank = { width: 60, height: 40, channels: 3, background: 'red' } as const;
const picture = await sharp({ create: blank }).jpeg().toBuffer();
outcomes.push(['picture', picture.length > 0 ? 'drawn' : 'not drawn']);
console.log(JSON.stringify(Object.fromEntries(outcomes)));
