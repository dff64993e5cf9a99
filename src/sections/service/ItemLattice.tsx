import { Icon } from '../../ui/Icon.tsx';
import './item-lattice.css';

interface Props {
  items: readonly { title: string; text: string; icon?: string | undefined }[];
}

/** Points in a lattice of hairlines whose cells climb. */
export function ItemLattice({ items }: Props) {
  return (
    <ul className="item-lattice below-heading">
      {items.map(({ title, text, icon }) => (
        <li className="stack-2" key={title}>
          {icon && <Icon name={icon} size={36} />}
          <h3>{title}</h3>
          <p className="quiet">{text}</p>
        </li>
      ))}
    </ul>
  );
}
