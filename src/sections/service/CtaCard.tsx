import { Cover } from '../../illustration/cover/Cover.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { anchorOf, CONTACT, groundClass, type SectionProps } from './section.ts';
import './cta-card.css';

/** A call to action between two sections: a strip with a piece of the page's lattice. */
export function CtaCard({ section, ground, page }: SectionProps<'ctaCard'>) {
  const name = anchorOf(section.type);
  return (
    <section
      className={`service-band cta-card ${groundClass(ground)} clip`}
      id={name}
      aria-labelledby={`${name}-heading`}
    >
      <div className="cta-card__inner wrap stack-5 justify-start">
        <Cover seed={`${page.slug}-call`} family={page.family} ratio="1:1" />
        <div className="cta-card__words stack-2">
          <h2 id={`${name}-heading`}>{section.heading}</h2>
          <p className="quiet">{section.text}</p>
        </div>
        <LinkButton href={CONTACT}>{section.button}</LinkButton>
      </div>
    </section>
  );
}
