interface Tab {
  readonly link: HTMLAnchorElement;
  readonly panel: HTMLElement;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const VERTICAL_STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The tab a key leads to from the tab at `index`, or undefined for any other key. */
function reachedBy(key: string, tabs: readonly Tab[], index: number, vertical: boolean) {
  if (key === 'Home') return tabs.at(0);
  if (key === 'End') return tabs.at(-1);
  if (key === ' ') return tabs[index];
  const step = STEPS[key] ?? (vertical ? VERTICAL_STEPS[key] : undefined);
  return step === undefined ? undefined : tabs[(index + step + tabs.length) % tabs.length];
}

function giveRoles(root: HTMLElement, tabs: readonly Tab[], vertical: boolean): void {
  const list = root.querySelector('ul');
  list?.setAttribute('role', 'tablist');
  if (vertical) list?.setAttribute('aria-orientation', 'vertical');
  for (const { link, panel } of tabs) {
    link.parentElement?.setAttribute('role', 'presentation');
    link.setAttribute('role', 'tab');
    link.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', link.id);
    panel.tabIndex = 0;
  }
}

function startOne(root: HTMLElement): void {
  const vertical = root.dataset.tabs === 'vertical';
  const tabs = [...root.querySelectorAll<HTMLAnchorElement>('.tabs__tab')].flatMap((link) => {
    const panel = document.getElementById(link.hash.slice(1));
    return panel ? [{ link, panel }] : [];
  });

  const select = (chosen: Tab) => {
    for (const { link, panel } of tabs) {
      const selected = link === chosen.link;
      link.setAttribute('aria-selected', String(selected));
      link.toggleAttribute('data-selected', selected);
      link.tabIndex = selected ? 0 : -1;
      panel.hidden = !selected;
    }
  };
  const followAddress = () => {
    const addressed = tabs.find(({ panel }) => `#${panel.id}` === location.hash);
    if (addressed) select(addressed);
  };

  tabs.forEach((tab, index) => {
    tab.link.addEventListener('click', (event) => {
      event.preventDefault();
      select(tab);
    });
    tab.link.addEventListener('keydown', (event) => {
      const reached = reachedBy(event.key, tabs, index, vertical);
      if (!reached || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      select(reached);
      reached.link.focus();
    });
  });

  giveRoles(root, tabs, vertical);
  const [first] = tabs;
  if (first) select(first);
  followAddress();
  window.addEventListener('hashchange', followAddress);
  root.dataset.ready = '';
}

/**
 * Makes tabs of every `[data-tabs]`: one panel at a time, arrow keys, Home and End. An address that
 * ends in a panel's id opens that panel.
 */
export function startTabs(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-tabs]')) startOne(root);
}
