import type { ReactNode } from 'react';
import type { AuditMethod } from '../../../catalog/schemas/audit-pages.ts';
import { Lattice } from '../../illustration/lattice/Lattice.tsx';
import { Kicker } from '../../ui/Kicker.tsx';
import './audit-hero.css';

interface Props {
  hero: AuditMethod['hero'];
  /** The address field. */
  children: ReactNode;
}

/** What the audit does in two sentences, and the field that it begins with. */
export function AuditHero({ hero, children }: Props) {
  return (
    <section className="audit-hero ground-ink clip" aria-labelledby="audit-heading">
      <Lattice
        kind="rosette"
        seed="seo-audit"
        columns={7}
        rows={4}
        light="top-right"
        className="audit-hero__lattice"
      />
      <div className="audit-hero__words wrap stack-5 justify-start">
        {/* Where somebody arrives who has just deleted a report. */}
        <p className="audit-hero__deleted" id="deleted">
          {hero.deleted}
        </p>
        <Kicker bright text={hero.kicker} />
        <h1 id="audit-heading">{hero.heading}</h1>
        <p className="lead">{hero.lead}</p>
        {children}
      </div>
    </section>
  );
}
