import { Icon } from '../../ui/Icon.tsx';
import { mosaicCells } from './mosaic.ts';
import type { SectionProps } from './section.ts';
import './offer.css';

/** The services on offer, each with what the buyer has from it. */
export function OfferedServices({ section }: SectionProps<'offer'>) {
  const cells = section.layout === 'mosaic' ? mosaicCells(section.items.length) : [];
  return (
    <ul className="offer__list below-heading">
      {section.items.map((service, index) => (
        <li key={service.title} className={cells[index] && `offer__cell--${cells[index]}`}>
          {cells[index] && service.icon && <Icon name={service.icon} size={32} />}
          <h3>{service.title}</h3>
          <p className="quiet">{service.text}</p>
          {service.benefit && <p className="offer__benefit">{service.benefit}</p>}
        </li>
      ))}
    </ul>
  );
}
