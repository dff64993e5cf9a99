import { whenLoaded } from './when-loaded.ts';

/** Leaves the line to what is on the first screen: text, type, and whatever is touched at once. */
const AFTER_LOAD_MS = 500;

/**
 * Fetches the pictures that wait in `use[data-href]`, all far below the first screen, and draws one a
 * frame: all at once they would hold up a touch for longer than the rest of the page.
 */
export function startLatePictures(): void {
  const uses = [...document.querySelectorAll<SVGUseElement>('use[data-href]')];
  const [first] = uses;
  if (!first) return;
  const draw = () => {
    const use = uses.shift();
    if (!use) return;
    use.style.display = '';
    requestAnimationFrame(draw);
  };
  const fetchAll = async () => {
    // Nothing tells when a use has what it refers to; with the sheet in the cache, it has it at once.
    await fetch(first.dataset.href ?? '').catch(() => undefined);
    for (const use of uses) {
      use.style.display = 'none';
      use.setAttribute('href', use.dataset.href ?? '');
    }
    requestAnimationFrame(draw);
  };
  whenLoaded(() => setTimeout(fetchAll, AFTER_LOAD_MS));
}
