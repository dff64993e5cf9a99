import { readFileSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second, whatever the machine. */
const TICK_MS = 10;

/** Processor time that processes have used, in ms; NaN where there is no /proc. */
export function cpuTime(pids: readonly (number | undefined)[]): number {
  return pids.reduce<number>((sum, pid) => sum + ticksOf(pid) * TICK_MS, 0);
}

function ticksOf(pid: number | undefined): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name, in brackets, may hold spaces; utime and stime are the 14th and 15th field.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return Number.NaN;
  }
}
