import type { ReactNode } from 'react';
import type { AuditFormWords } from '../../../catalog/queries/audit-form.ts';
import type { Contact } from '../../../catalog/schemas/contact.ts';
import type { FormWords } from '../../../catalog/schemas/forms.ts';
import type { Site } from '../../../catalog/schemas/site.ts';
import { Lattice } from '../../illustration/lattice/Lattice.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { TickList } from '../../ui/TickList.tsx';
import { AuditForm } from '../audit/AuditForm.tsx';
import { DirectContact } from './DirectContact.tsx';
import '../../ui/hero-backdrop.css';
import './contact-hero.css';

interface Props {
  contact: Contact;
  auditWords: AuditFormWords;
  formWords: FormWords;
  site: Site;
  /** What somebody may have come for, by its query: src/site/client/scripts/pages/chosen.ts. */
  choices: Readonly<Record<string, string>>;
  /** The proposal form. */
  children?: ReactNode;
}

/** The contact page's opening: the audit's address field, the proposal form and the direct ways. */
export function ContactHero({ contact, auditWords, formWords, site, choices, children }: Props) {
  const { hero, proposal, offices } = contact;
  return (
    <>
      <PageHero
        name="contact-hero"
        look="ground-ink"
        backdrop={
          <Lattice
            kind="six"
            seed="contact"
            columns={7}
            rows={3}
            light="top-right"
            className="hero-backdrop"
          />
        }
        kicker={{ ...hero.hinglish, bright: true }}
        about={hero.about}
        heading={hero.heading}
        lead={hero.paragraph}
      >
        <AuditForm words={auditWords} />
      </PageHero>
      <section className="proposal band-end wrap stack-7" aria-labelledby="proposal-heading">
        <div className="proposal__form framed edged ground-paper" id="proposal">
          <h2 className="subheading" id="proposal-heading" tabIndex={-1}>
            {formWords.heading}
          </h2>
          <p className="quiet">{formWords.lead}</p>
          <p className="proposal__chosen strong" data-choices={JSON.stringify(choices)} hidden>
            <button type="button">{proposal.removeChosen}</button>
          </p>
          {children}
          <p className="proposal__next quiet">{formWords.next}</p>
        </div>
        <div className="proposal__aside stack-6">
          <TickList items={hero.assurances} />
          <DirectContact words={proposal} labels={offices} site={site} />
        </div>
      </section>
    </>
  );
}
