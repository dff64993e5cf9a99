import { Copy } from './Copy.tsx';
import './tick-list.css';

/** A list whose marks are small lattice diamonds. */
export function TickList({ items, title }: { items: readonly string[]; title?: string }) {
  const marked = items.map((item) => (
    <li key={item}>
      <Copy text={item} />
    </li>
  ));
  if (!title) return <ul className="tick-list">{marked}</ul>;
  return (
    <div className="tick-list">
      <p className="tick-list__title">{title}</p>
      <ul>{marked}</ul>
    </div>
  );
}
