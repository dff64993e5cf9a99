import type { ReactNode } from 'react';
import type { AuditMethod } from '../../../catalog/schemas/audit-pages.ts';
import { Lattice } from '../../illustration/lattice/Lattice.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import '../../ui/hero-backdrop.css';
import './audit-hero.css';

interface Props {
  hero: AuditMethod['hero'];
  /** The address field. */
  children: ReactNode;
}

/** What the audit does in two sentences, and the field that it begins with. */
export function AuditHero({ hero, children }: Props) {
  return (
    <PageHero
      name="audit-hero"
      look="ground-ink"
      backdrop={
        <Lattice
          kind="rosette"
          seed="seo-audit"
          columns={7}
          rows={4}
          light="top-right"
          className="hero-backdrop"
        />
      }
      above={
        // Where somebody arrives who has just deleted a report.
        <p className="audit-hero__deleted strong" id="deleted">
          {hero.deleted}
        </p>
      }
      about={hero.about}
      heading={hero.heading}
      lead={hero.lead}
    >
      {children}
    </PageHero>
  );
}
