import { channel } from 'node:diagnostics_channel';

/** What came of reading content again that was changed while `astro dev` runs. */
export interface Reading {
  /** File or folder, from the project's folder. */
  readonly path: string;
  /** What is wrong with it; undefined when it is right again. */
  readonly mistake: string | undefined;
}

// A channel of the process: Astro loads its configuration and that of the content apart from each
// other, so that they have no module in common.
const readings = channel('content-readings');

export function announce(reading: Reading): void {
  readings.publish(reading);
}

export function onReading(listener: (reading: Reading) => void): void {
  readings.subscribe((message) => listener(message as Reading));
}
