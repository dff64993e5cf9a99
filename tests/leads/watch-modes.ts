import { statSync } from 'node:fs';

const LOOK_EVERY_MS = 1;

/** Notes every mode that a file has from its making to its end, while another process writes it. */
export function watchModes(path: string): { stop: () => Set<string> } {
  const modes = new Set<string>();
  const look = () => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat) modes.add((stat.mode & 0o777).toString(8));
  };
  const looking = setInterval(look, LOOK_EVERY_MS);
  return {
    stop: () => {
      clearInterval(looking);
      return modes;
    },
  };
}
