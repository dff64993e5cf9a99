import { Copy } from './Copy.tsx';
import './tick-list.css';

/** A list whose marks are small lattice diamonds. */
export function TickList({ items, title }: { items: readonly string[]; title?: string }) {
  return (
    <div className="tick-list">
      {title && <p className="tick-list__title">{title}</p>}
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Copy text={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}
