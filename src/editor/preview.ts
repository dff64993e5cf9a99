import { type FSWatcher, watch } from 'node:fs';

/** How the site in development fares. */
export type PreviewState =
  | { readonly is: 'starting' }
  | { readonly is: 'up' }
  /** It could not start; `why` is what it said, which names file, field and remedy. */
  | { readonly is: 'down'; readonly why: string };

/** The site in development, seen from the editor. */
export interface Preview {
  readonly address: string;
  readonly state: () => PreviewState;
  readonly stop: () => void;
}

/** A start that goes on until somebody stops it, or until it ends by itself and says why. */
export interface Started {
  readonly ended: Promise<string>;
  readonly stop: () => void;
}

const ASKED_EVERY_MS = 500;
const WRITTEN_AFTER_MS = 200;

/**
 * Keeps the site in development running: where a mistake in the content keeps it from starting, the
 * next change of the content starts it again.
 *
 * @param address where it will be
 * @param content folder whose changes may mend it
 */
export function keepPreview(
  address: string,
  content: string,
  start: () => Promise<Started>,
): Preview {
  let state: PreviewState = { is: 'starting' };
  let running: Started | undefined;
  let stopped = false;

  const begin = async () => {
    state = { is: 'starting' };
    const now = await start();
    running = now;
    if (stopped) now.stop();
    void now.ended.then((why) => {
      running = undefined;
      state = { is: 'down', why };
    });
    while (running === now && state.is === 'starting') {
      if (await answers(address)) state = { is: 'up' };
      else await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY_MS));
    }
  };

  let waiting: NodeJS.Timeout | undefined;
  const watcher: FSWatcher = watch(content, { recursive: true }, () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      if (state.is === 'down' && !stopped) void begin();
    }, WRITTEN_AFTER_MS);
  });

  void begin();
  return {
    address,
    state: () => state,
    stop: () => {
      stopped = true;
      watcher.close();
      running?.stop();
    },
  };
}

async function answers(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD' });
    return true;
  } catch {
    return false;
  }
}
