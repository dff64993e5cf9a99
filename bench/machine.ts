import { cpus, loadavg } from 'node:os';

/** What a figure depends on: figures of two machines, or of a busy one, can't be compared. */
export function machineNow() {
  const [first, ...others] = cpus();
  return {
    processor: first?.model.trim() ?? 'unknown processor',
    cores: others.length + 1,
    /** Processes that wanted to run, as a mean over the last minute. */
    load: loadavg()[0] ?? 0,
    node: process.versions.node,
  };
}

/** A machine in a line. */
export function describe({ processor, cores, load, node }: ReturnType<typeof machineNow>): string {
  return `${cores} cores (${processor}), load ${load.toFixed(1)}, Node ${node}`;
}
