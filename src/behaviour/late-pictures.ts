import { whenLoaded } from './when-loaded.ts';

/** Leaves the line to what is on the first screen: text, type, and whatever is touched at once. */
const AFTER_LOAD_MS = 500;

/** Fetches the pictures that wait in `use[data-href]`, all far below the first screen. */
export function startLatePictures(): void {
  const fetchAll = () => {
    for (const use of document.querySelectorAll<SVGUseElement>('use[data-href]')) {
      use.setAttribute('href', use.dataset.href ?? '');
    }
  };
  whenLoaded(() => setTimeout(fetchAll, AFTER_LOAD_MS));
}
