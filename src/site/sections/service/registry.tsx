// First, so that the sections' own styles overrule it.
import './band.css';
import type { ComponentProps, ReactNode } from 'react';
import type { Praise } from '../../../catalog/queries/entries.ts';
import type { Ground } from '../../../catalog/schemas/service-parts.ts';
import type {
  SectionOf,
  SectionType,
  ServiceSection,
} from '../../../catalog/schemas/service-sections.ts';
import { Band } from '../../ui/Band.tsx';
import { BigPromise } from './BigPromise.tsx';
import { BrandingHero } from './BrandingHero.tsx';
import { Example } from './Example.tsx';
import { Needs } from './Needs.tsx';
import { OfferedServices, Pitfalls, Platforms, Points, UseCases } from './PointSections.tsx';
import { Process } from './Process.tsx';
import { QuoteAndForm } from './QuoteAndForm.tsx';
import { Reasons } from './Reasons.tsx';
import { groundsOf } from './rhythm.ts';
import { Stats } from './Stats.tsx';
import { SuccessStories } from './SuccessStories.tsx';
import { anchorOf, groundClass, type SectionProps, type ServicePage } from './section.ts';
import { WhatIs } from './WhatIs.tsx';

type SectionComponent<Type extends SectionType> = (props: SectionProps<Type>) => ReactNode;

type Opening = Pick<SectionOf<'offer'>, 'heading' | 'lead' | 'hinglish'> & {
  type: SectionType;
  layout?: string;
};

/** What stands beside its heading on wide screens; such a heading stays in sight along a list. */
const BESIDE: Readonly<Record<string, 'sticky' | 'still'>> = {
  index: 'sticky',
  rail: 'sticky',
  example: 'still',
};

/** A section whose content stands in a band, below the heading. Its classes: `.offer.offer--index`. */
function inBand<Props extends { section: Opening }>(Content: (props: Props) => ReactNode) {
  return (props: Props & { ground: Ground }) => {
    const { type, heading, lead, hinglish, layout } = props.section;
    const name = anchorOf(type);
    const beside = BESIDE[layout ?? type];
    const composed = layout ? `${name}--${layout}` : '';
    return (
      <Band
        name={name}
        look={`service-band ${composed} ${groundClass(props.ground)}`}
        heading={heading}
        lead={lead}
        kicker={hinglish}
        layout={beside === 'sticky' ? beside : undefined}
        gap={beside ? 'service-band__beside' : ''}
      >
        <Content {...props} />
      </Band>
    );
  };
}

/** The React section of each type; a type without one does not compile. */
const REGISTRY: { readonly [Type in SectionType]: SectionComponent<Type> } = {
  whatIs: inBand(WhatIs),
  offer: inBand(OfferedServices),
  features: inBand(Points),
  process: inBand(Process),
  reasons: inBand(Reasons),
  importance: inBand(Points),
  benefits: inBand(Points),
  useCases: inBand(UseCases),
  platforms: inBand(Platforms),
  needs: inBand(Needs),
  pitfalls: inBand(Pitfalls),
  stats: inBand(Stats),
  promise: BigPromise,
  example: inBand(Example),
  brandingHero: BrandingHero,
  successStories: SuccessStories,
};

interface Props {
  sections: readonly ServiceSection[];
  page: ServicePage;
  quote: Praise;
  story: ComponentProps<typeof QuoteAndForm>['story'];
  /** The short form once more, beside the quote. */
  children: ReactNode;
}

/** The sections of a service page in their order, each on its ground. */
export function ServiceSections({ sections, page, quote, story, children }: Props) {
  // Who has seen what there is and what it comes to may want to be called.
  const seen = sections.findLastIndex(({ type }) => type === 'offer' || type === 'example');
  const bands = [...sections.slice(0, seen + 1), undefined, ...sections.slice(seen + 1)];
  const grounds = groundsOf(bands, page.family);
  return bands.map((section, index) => {
    const ground = grounds[index] ?? 'paper';
    if (!section) {
      return (
        <QuoteAndForm key="quote" quote={quote} ground={ground} story={story}>
          {children}
        </QuoteAndForm>
      );
    }
    // TypeScript can't see that a section and the component of its type belong together.
    const Section = REGISTRY[section.type] as SectionComponent<SectionType>;
    return <Section key={section.type} section={section} ground={ground} page={page} />;
  });
}
