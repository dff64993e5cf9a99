import { wideScreen } from '../screen.ts';

/**
 * Rows that fold on narrow screens only (`src/site/ui/Fold.tsx`): on wide ones they are open for assistive
 * technology, too. All rows are printed open.
 */
export function startFolds(): void {
  const rows = [...document.querySelectorAll<HTMLDetailsElement>('.fold--narrow')];
  const openAtFirst = new Set(rows.filter(({ open }) => open));
  const follow = () => {
    for (const row of rows) row.open = wideScreen.matches || openAtFirst.has(row);
  };
  if (wideScreen.matches) follow();
  wideScreen.addEventListener('change', follow);
  if (!CSS.supports('selector(::details-content)')) {
    window.addEventListener('beforeprint', openForPrint);
  }
}

/** Browsers without `::details-content` print what is open; afterwards all is as it was. */
function openForPrint(): void {
  for (const row of document.querySelectorAll<HTMLDetailsElement>('.fold:not([open])')) {
    const { name } = row;
    // Rows of one name close each other.
    row.name = '';
    row.open = true;
    const fold = () => {
      row.open = false;
      row.name = name;
    };
    window.addEventListener('afterprint', fold, { once: true });
  }
}
