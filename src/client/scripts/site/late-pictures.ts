import { whenLoaded } from '../when-loaded.ts';

/** Leaves the line to what is on the first screen: text, type, and whatever is touched at once. */
const AFTER_LOAD_MS = 300;
/** About 2 ms of work each, and four times that on a slow phone. */
const A_FRAME = 3;

/** Fetches the pictures that wait in `use[data-href]`, all far below the first screen. */
export function startLatePictures(): void {
  const uses = [...document.querySelectorAll<SVGUseElement>('use[data-href]')];
  const sheet = uses[0]?.dataset.href;
  if (sheet) whenLoaded(() => setTimeout(() => fetchPictures(uses, sheet), AFTER_LOAD_MS));
}

async function fetchPictures(uses: SVGUseElement[], sheet: string): Promise<void> {
  // Nothing tells when a use has what it refers to; with the sheet in the cache, it has it at once.
  await fetch(sheet).catch(() => undefined);
  for (const use of uses) {
    use.style.display = 'none';
    use.setAttribute('href', use.dataset.href ?? '');
  }
  requestAnimationFrame(() => showByAndBy(uses));
}

/** A few pictures a frame: all at once would hold up whoever touches the page meanwhile. */
function showByAndBy(waiting: SVGUseElement[]): void {
  for (const use of waiting.splice(0, A_FRAME)) use.style.display = '';
  if (waiting.length > 0) requestAnimationFrame(() => showByAndBy(waiting));
}
