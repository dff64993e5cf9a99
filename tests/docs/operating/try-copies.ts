import { expect } from 'vitest';
import type { Machine } from './machine.ts';

const STORE = '/srv/website-backup/leads';
const drill = '/usr/local/bin/website-drill 2>&1';
const backup = '/usr/local/bin/website-backup 2>&1';
const fails = (command: string) => `if ${command}; then exit 9; fi`;

/** What must not happen to the copies on the other machine: emptied, changed, opened, lost to a full disk. */
export async function tryCopies({ sh }: Machine): Promise<void> {
  const whole = /The copy is sound and holds 1 lead[\s\S]+it lacks none/;
  const snapshots = () =>
    sh('website-restic snapshots --json 2> /dev/null | grep -o short_id | wc -l');
  expect(await sh(drill)).toMatch(whole);
  expect(await sh('cat /srv/website-backup/leads/data/*/* | grep -c Asha || true')).toBe('0\n');

  // Whoever has the website's machine can't take a copy away, nor what one is made of.
  const before = await snapshots();
  await sh(fails('timeout 15 website-restic forget latest > /dev/null 2>&1'));
  await sh(fails('timeout 15 website-restic forget --keep-last 1 --prune > /dev/null 2>&1'));
  await sh('website-restic unlock');
  expect(await snapshots()).toBe(before);
  expect(await sh(drill)).toMatch(whole);

  const otherKey = `restic --no-cache --password-file <(echo other) -r rclone: -o rclone.program='ssh website-backup@x' snapshots 2>&1`;
  expect(await sh(fails(otherKey))).toContain('wrong password or no key found');

  // Changed by one byte, and put back.
  const pack = (await sh(`find ${STORE}/data -type f -size +2k | head -n 1`)).trim();
  await sh(`cp -a ${pack} /tmp/pack && chmod u+w ${pack}
    printf x | dd of=${pack} bs=1 seek=100 conv=notrunc status=none`);
  await sh(fails(drill));
  await sh(`cp -a /tmp/pack ${pack}`);
  expect(await sh(drill)).toMatch(whole);

  // Emptied by who owns it: neither what copies nor what tries them takes it for a new one.
  await sh(`mv ${STORE} ${STORE}.away && install -d -o website-backup -m 700 ${STORE}`);
  await sh(fails(backup));
  await sh(fails(drill));
  await sh(`rm -r ${STORE} && mv ${STORE}.away ${STORE}`);

  // Full there: what is there can still be brought back.
  await sh(`cp -a ${STORE} /tmp/store && mount -t tmpfs -o size=6m tmpfs ${STORE}
    cp -a /tmp/store/. ${STORE} && chown website-backup: ${STORE}
    head -c 9000000 /dev/urandom > /var/backups/website/leads-0000-much.db
    dd if=/dev/zero of=${STORE}/../leads/zeros bs=1M status=none 2> /dev/null || true`);
  await sh(fails(`timeout 60 ${backup}`));
  await sh(`rm ${STORE}/zeros /var/backups/website/leads-0000-much.db; rm -rf ${STORE}/locks/*`);
  expect(await sh(drill)).toMatch(whole);
  await sh(`umount ${STORE}`);

  // Full here: nothing half is left, and nothing half leaves.
  await sh(
    'mount -t tmpfs -o size=64k tmpfs /var/backups/website && chown website /var/backups/website',
  );
  await sh(fails(backup));
  expect(await sh('ls -A /var/backups/website; umount /var/backups/website')).toBe('');

  const prune = 'systemctl start website-backup-prune 2>&1';
  await sh(prune);
  expect(await sh(drill)).toMatch(whole);
  await sh(`website-restic backup --time '2040-01-01 00:00:00' /var/backups/website`);
  await sh(fails(prune));
}
