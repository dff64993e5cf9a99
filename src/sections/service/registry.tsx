import type { ReactNode } from 'react';
import type { SectionType, ServiceSection } from '../../catalog/schemas/service-sections.ts';
import { Audience } from './Audience.tsx';
import { BigPromise } from './BigPromise.tsx';
import { BrandingHero } from './BrandingHero.tsx';
import { CtaCard } from './CtaCard.tsx';
import { Example } from './Example.tsx';
import { Features } from './Features.tsx';
import { Importance } from './Importance.tsx';
import { Measure } from './Measure.tsx';
import { Needs } from './Needs.tsx';
import { Offer } from './Offer.tsx';
import { Pitfalls } from './Pitfalls.tsx';
import { Platforms } from './Platforms.tsx';
import { Process } from './Process.tsx';
import { Reasons } from './Reasons.tsx';
import { groundsOf } from './rhythm.ts';
import { Stats } from './Stats.tsx';
import { SuccessStories } from './SuccessStories.tsx';
import type { SectionProps, ServicePage } from './section.ts';
import { Timeline } from './Timeline.tsx';
import { UseCases } from './UseCases.tsx';
import { WhatIs } from './WhatIs.tsx';

type SectionComponent<Type extends SectionType> = (props: SectionProps<Type>) => ReactNode;

/** The React section of each type; a type without one does not compile. */
const REGISTRY: { readonly [Type in SectionType]: SectionComponent<Type> } = {
  whatIs: WhatIs,
  offer: Offer,
  features: Features,
  process: Process,
  reasons: Reasons,
  importance: Importance,
  benefits: Features,
  audience: Audience,
  useCases: UseCases,
  platforms: Platforms,
  timeline: Timeline,
  measure: Measure,
  needs: Needs,
  pitfalls: Pitfalls,
  stats: Stats,
  promise: BigPromise,
  example: Example,
  ctaCard: CtaCard,
  brandingHero: BrandingHero,
  successStories: SuccessStories,
};

interface Props {
  sections: readonly ServiceSection[];
  page: ServicePage;
}

/** The sections of a service page in their order, each on its ground. */
export function ServiceSections({ sections, page }: Props) {
  const grounds = groundsOf(sections, page.family);
  return sections.map((section, index) => {
    // TypeScript can't see that a section and the component of its type belong together.
    const Section = REGISTRY[section.type] as SectionComponent<SectionType>;
    return (
      <Section
        key={section.type}
        section={section}
        ground={grounds[index] ?? 'paper'}
        page={page}
      />
    );
  });
}
