import type { Home } from '../../catalog/schemas/home.ts';
import { B2bScene } from '../../illustration/scene/B2bScene.tsx';
import { B2cScene } from '../../illustration/scene/B2cScene.tsx';
import { D2cScene } from '../../illustration/scene/D2cScene.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { TickList } from '../../ui/TickList.tsx';
import './lead-generation.css';

const scenes = { B2B: <B2bScene />, B2C: <B2cScene />, D2C: <D2cScene /> };

/** B2B, B2C and D2C as three steps of a stair, each higher than the one before. */
export function LeadGeneration({ leadGeneration }: { leadGeneration: Home['leadGeneration'] }) {
  const { heading, lead, cards, button } = leadGeneration;
  return (
    <section className="lead-generation ground-ink band clip" aria-labelledby="leads-heading">
      <div className="wrap">
        <SectionHeading id="leads-heading" heading={heading} lead={lead}>
          <LinkButton href={button.href}>{button.label}</LinkButton>
        </SectionHeading>
        <ul className="lead-generation__stair stack-5">
          {cards.map((card) => (
            <li key={card.title} data-reveal>
              {scenes[card.title]}
              <h3>{card.title}</h3>
              <p className="lead-generation__audience">{card.audience}</p>
              <p className="quiet">{card.text}</p>
              <TickList items={card.points} />
              <a href={card.link.href}>{card.link.label}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
