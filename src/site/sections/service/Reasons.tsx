import { contactLink } from '../../../catalog/words/contact-link.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Copy } from '../../ui/Copy.tsx';
import { Rows } from './Rows.tsx';
import { isDark, type SectionProps } from './section.ts';
import './reasons.css';

/** Why choose us: reasons, and the way to the contact page, alone or in a card of its own. */
export function Reasons({ section, ground, page }: SectionProps<'reasons'>) {
  const { items, button, card, layout } = section;
  const way = <LinkButton href={contactLink(button, { service: page.slug })}>{button}</LinkButton>;
  return (
    <>
      <Rows rows={items} look={layout} />
      {card ? (
        <div
          className={`reasons__card edged ${isDark(ground) ? 'ground-paper' : 'ground-ink'} stack-3 justify-start`}
        >
          <h3>{card.heading}</h3>
          <p>
            <Copy text={card.text} under={card.heading} />
          </p>
          {way}
        </div>
      ) : (
        <div className="reasons__way">{way}</div>
      )}
    </>
  );
}
