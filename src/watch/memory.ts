import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Troubles } from './troubles.ts';

const schema = z.record(z.string(), z.string());

/** The troubles that were told and are not over; none when nothing was told yet. */
export async function readTold(file: string): Promise<Troubles> {
  try {
    return new Map(Object.entries(schema.parse(JSON.parse(await readFile(file, 'utf8')))));
  } catch {
    // Lost or damaged: a trouble is told twice.
    return new Map();
  }
}

export async function keepTold(file: string, told: Troubles): Promise<void> {
  const unfinished = `${file}.new`;
  await writeFile(unfinished, JSON.stringify(Object.fromEntries(told)), { mode: 0o600 });
  await rename(unfinished, file);
}
