import './item-lines.css';

interface Props {
  items: readonly { title: string; text: string }[];
}

/** Points set as large lines with their explanation at the end of the line. */
export function ItemLines({ items }: Props) {
  return (
    <ul className="item-lines below-heading">
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="quiet">{text}</p>
        </li>
      ))}
    </ul>
  );
}
