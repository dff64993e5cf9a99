import { cpus, loadavg } from 'node:os';

export interface Machine {
  readonly processor: string;
  readonly cores: number;
  /** Processes that wanted to run, as a mean over the last minute. */
  readonly load: number;
  readonly node: string;
}

/** What a figure depends on: figures of two machines, or of a busy one, can't be compared. */
export function machineNow(): Machine {
  const [first, ...others] = cpus();
  return {
    processor: first?.model.trim() ?? 'unknown processor',
    cores: others.length + 1,
    load: loadavg()[0] ?? 0,
    node: process.versions.node,
  };
}

export function describe({ processor, cores, load, node }: Machine): string {
  return `${cores} cores (${processor}), load ${load.toFixed(1)}, Node ${node}`;
}
