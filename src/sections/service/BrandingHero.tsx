import { Cover } from '../../illustration/cover/Cover.tsx';
import { Band } from '../../ui/Band.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { TickList } from '../../ui/TickList.tsx';
import { CONTACT, groundClass, type SectionProps } from './section.ts';
import './branding-hero.css';

/** The branding hero with its tilting card; shown on wide screens only, as specified. */
export function BrandingHero({ section, ground, page }: SectionProps<'brandingHero'>) {
  return (
    <Band name="branding-hero" look={`service-band ${groundClass(ground)} wide-only`}>
      <div className="branding-hero__words stack-5 justify-start">
        <h2 id="branding-hero-heading">{section.heading}</h2>
        <p className="lead">{section.text}</p>
        <LinkButton href={CONTACT}>{section.button}</LinkButton>
      </div>
      <div className="branding-hero__card ground-paper" data-tilt-card>
        <Cover seed={`${page.slug}-brand`} family={page.family} ratio="3:2" />
        <div className="branding-hero__label stack-2">
          <h3>{section.card.title}</h3>
          <TickList items={section.card.points} />
        </div>
      </div>
    </Band>
  );
}
