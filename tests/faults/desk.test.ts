import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { leadDesk } from '../../src/leads/desk/open-desk.ts';
import { openTables } from '../../src/platform/database/open-tables.ts';
import { checkFile } from '../../src/platform/database/sqlite-file.ts';
import { newDatabaseDir, startNode, waitFor } from '../helpers/index.ts';
import { longRun } from './long-run.ts';

const kills = longRun ? 100 : 2;

test(`two people change one lead, ${kills} kills lose no change of either`, async () => {
  const dir = await newDatabaseDir();
  const path = join(dir, 'leads.db');
  const db = await openTables({ kind: 'sqlite', path });
  const desk = leadDesk(db, false);
  const { id } = await desk.add({ name: 'Asha' }, '', 'Neha', crypto.randomUUID());

  const acknowledged: string[] = [];
  const begin = async (who: string) => {
    const { child, exited, output } = startNode(
      'tests/faults/desk-person.ts',
      [`file:${path}`, id, who],
      {},
    );
    onTestFinished(() => void child.kill('SIGKILL'));
    await waitFor(`a change by ${who}`, () => output().includes('noted'), 60_000).catch((cause) => {
      throw new Error(`${who} changed nothing: ${output()}`, { cause });
    });
    return async () => {
      child.kill('SIGKILL');
      await exited;
      const notes = [...output().matchAll(/noted (\S+)\n/g)];
      acknowledged.push(...notes.map(([, note]) => `${who}: ${note}`));
    };
  };
  const endRavi = await begin('Ravi');
  for (let kill = 0; kill < kills; kill += 1) {
    const endNeha = await begin('Neha');
    await sleep(Math.random() * 200);
    await endNeha();
  }
  await endRavi();

  const { lead, events } = (await desk.open(id)) ?? {};
  const noted = events?.map(
    ({ who, change }) => change.kind === 'note' && `${who}: ${change.text}`,
  );
  expect(acknowledged.filter((note) => !noted?.includes(note))).toEqual([]);
  for (const who of ['Neha', 'Ravi']) {
    expect(acknowledged.some((note) => note.startsWith(who))).toBe(true);
  }
  const last = events?.findLast(({ change }) => change.kind === 'state');
  expect(last?.change).toEqual({ kind: 'state', state: lead?.state });
  await db.destroy();
  checkFile(path);
  await rm(dir, { recursive: true });
}, 600_000);
