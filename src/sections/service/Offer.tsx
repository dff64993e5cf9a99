import { Icon } from '../../ui/Icon.tsx';
import { Band } from './Band.tsx';
import type { SectionProps } from './section.ts';
import './offer.css';

/** The services on offer, each with what the buyer has from it. */
export function Offer({ section, ground }: SectionProps<'offer'>) {
  return (
    <Band section={section} ground={ground}>
      <ul className="offer__list">
        {section.items.map((service) => (
          <li key={service.title}>
            {service.icon && <Icon name={service.icon} size={32} />}
            <h3>{service.title}</h3>
            <p>{service.text}</p>
            {service.benefit && <p className="offer__benefit">{service.benefit}</p>}
          </li>
        ))}
      </ul>
    </Band>
  );
}
