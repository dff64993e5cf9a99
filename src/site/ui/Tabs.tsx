import type { ReactNode } from 'react';
import './tabs.css';

export interface Tab {
  /** Id of the panel, so that a link can lead to it. */
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

interface Props {
  /** Name of the list for screen readers. */
  label: string;
  tabs: readonly Tab[];
  className?: string;
  /** Further classes of the list. */
  look?: string;
  /** Set when the tabs stand in a column, so that the up and down keys move between them. */
  vertical?: boolean;
}

/**
 * Tabs of which the first is selected. They arrive as links to panels that are all there, and
 * src/site/client/scripts/pages/tabs.ts makes tabs of them; the page starts it with src/site/layouts/TabsScript.astro.
 */
export function Tabs({ label, tabs, className = '', look = '', vertical = false }: Props) {
  return (
    <div className={`tabs ${className}`.trimEnd()} data-tabs={vertical ? 'vertical' : 'horizontal'}>
      <ul className={`tabs__list ${look}`.trimEnd()} aria-label={label}>
        {tabs.map(({ id, label: name }, index) => (
          <li key={id}>
            <a
              className="tabs__tab"
              id={`${id}-tab`}
              href={`#${id}`}
              data-selected={index === 0 ? '' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <div className="tabs__panels">
        {tabs.map(({ id, panel }) => (
          <div className="tabs__panel" id={id} key={id}>
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
}
