import { onContentChange } from './on-change.ts';

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

/**
 * Keeps the site in development running: where a mistake in the content keeps it from starting, the
 * next change of the content starts it again.
 *
 * @param address where it will be
 * @param root folder of the project, whose content may mend it
 */
export function keepPreview(address: string, root: string, start: () => Promise<Started>): Preview {
  let state: PreviewState = { is: 'starting' };
  let stop = () => {};

  const begin = async () => {
    state = { is: 'starting' };
    const running = await start();
    stop = running.stop;
    void running.ended.then((why) => {
      state = { is: 'down', why };
    });
    while (state.is === 'starting') {
      const answer = await fetch(address, { method: 'HEAD' }).catch(() => undefined);
      // It may have ended meanwhile.
      if (answer && state.is === 'starting') state = { is: 'up' };
      else await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY_MS));
    }
  };
  const stopWatching = onContentChange(root, () => {
    if (state.is === 'down') void begin();
  });
  void begin();
  return {
    address,
    state: () => state,
    stop: () => {
      stopWatching();
      stop();
    },
  };
}
