import { expect, test } from 'vitest';
import { untilNoted } from '../../../src/leads/delivery/note-outcome.ts';

test('a database that is away is asked again after a pause, in which others are served', async () => {
  const errors: string[] = [];
  const quiet = () => {};
  const log = { info: quiet, warn: quiet, error: (_: object, text: string) => errors.push(text) };
  const stopping = new AbortController();
  let served = false;
  let asked = 0;
  setImmediate(() => {
    served = true;
  });
  const note = async () => {
    asked += 1;
    if (asked > 100) stopping.abort();
    if (!served) throw new Error('The database is away.');
  };
  await untilNoted(note, { log, channel: { name: 'webhook' } }, stopping.signal);
  expect({ asked, errors }).toEqual({ asked: 2, errors: [] });
});
