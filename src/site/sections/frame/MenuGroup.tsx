import type { Navigation } from '../../../catalog/queries/menus.ts';
import './menu-group.css';

interface Props {
  group: Navigation['groups'][number];
  path: string;
}

/** One group of the menu. `name` makes the groups exclusive without script. */
export function MenuGroup({ group, path }: Props) {
  const holdsPage = group.links.some((link) => link.href === path);
  return (
    <li>
      <details className="menu-group" name="menu-group">
        <summary data-current={holdsPage || undefined}>{group.label}</summary>
        <div className="menu-group__panel">
          <p className="menu-group__lead title">{group.lead}</p>
          <ul>
            {group.links.map((link) => (
              <li key={link.href} className="small">
                <a href={link.href} aria-current={link.href === path ? 'page' : undefined}>
                  {link.label}
                </a>
                {link.hint}
              </li>
            ))}
          </ul>
        </div>
      </details>
    </li>
  );
}
