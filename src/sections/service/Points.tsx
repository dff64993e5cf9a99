import type { SectionOf } from '../../catalog/schemas/service-sections.ts';
import { Icon } from '../../ui/Icon.tsx';
import './points-cards.css';
import './points-lattice.css';
import './points-lines.css';

interface Props {
  section: SectionOf<'features' | 'benefits' | 'importance'>;
}

/** Named points: what it can do, what it brings, why it matters. */
export function Points({ section }: Props) {
  return (
    <ul className={`points--${section.layout} below-heading`}>
      {section.items.map((item) => (
        <li className="stack-2" key={item.title}>
          {'icon' in item && item.icon && <Icon name={item.icon} size={36} />}
          <h3>{item.title}</h3>
          <p className="quiet">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
