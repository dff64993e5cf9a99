import { readFileSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second, whatever the machine. */
const TICK_MS = 10;

/** Processor time that a process has used, in ms; undefined where there is no /proc. */
export function cpuTime(pid: number | undefined): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name, in brackets, may hold spaces; utime and stime are the 14th and 15th field.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return undefined;
  }
}
