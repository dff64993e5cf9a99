import { wideScreen } from '../screen.ts';

/** Footer columns are all open on wide screens and fold on narrow ones. */
export function startFooterFold(): void {
  const columns = document.querySelectorAll<HTMLDetailsElement>('.site-footer details');
  const follow = () => {
    for (const column of columns) column.open = wideScreen.matches;
  };
  follow();
  wideScreen.addEventListener('change', follow);
}
