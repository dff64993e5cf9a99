import { contactLink } from '../../../catalog/words/contact-link.ts';
import { whatIsFile } from '../../illustration/cover/files.tsx';
import { Band } from '../../ui/Band.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { TickList } from '../../ui/TickList.tsx';
import { groundClass, type SectionProps } from './section.ts';
import './branding-hero.css';

/** The branding hero with its tilting card; shown on wide screens only, as specified. */
export function BrandingHero({ section, ground, page }: SectionProps<'brandingHero'>) {
  const cover = whatIsFile(page.slug, page.family);
  return (
    <Band
      name="branding-hero"
      look={`service-band ${groundClass(ground)} wide-only`}
      gap="columns-7-5"
    >
      <div className="stack-5 justify-start">
        <h2 id="branding-hero-heading">{section.heading}</h2>
        <p className="lead short-lines">{section.text}</p>
        <LinkButton href={contactLink(section.button, { service: page.slug })}>
          {section.button}
        </LinkButton>
      </div>
      <div className="branding-hero__card framed ground-paper" data-tilt-card>
        <Photo image={{ ...cover, alt: '' }} />
        <div className="branding-hero__label stack-2">
          <h3>{section.card.title}</h3>
          <TickList items={section.card.points} />
        </div>
      </div>
    </Band>
  );
}
