import type { ReactNode } from 'react';
import type { AuditFormWords } from '../../../catalog/queries/audit-form.ts';
import type { FormWords } from '../../../catalog/schemas/forms.ts';
import type { Home } from '../../../catalog/schemas/home.ts';
import { homeDrawings } from '../../illustration/home-drawings.tsx';
import { wide } from '../../styles/media.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Copy } from '../../ui/Copy.tsx';
import { AddressForm } from '../../ui/forms/AddressForm.tsx';
import { Kicker } from '../../ui/Kicker.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import './hero.css';

interface Props {
  hero: Home['hero'];
  auditWords: AuditFormWords;
  formWords: FormWords;
  /** The hero form. */
  children?: ReactNode;
}

/**
 * The home page's opening: the promise, the audit's address field, and a form to be called back. Narrow
 * screens fetch a strip of the drawing, wide ones the whole.
 */
export function Hero({ hero, auditWords, formWords, children }: Props) {
  const { screen, strip } = homeDrawings;
  return (
    <PageHero
      name="hero"
      look="ground-ink"
      about={hero.about}
      heading={hero.heading}
      lead={hero.paragraph}
      picture={
        <p className="hero__proof small wrap strong">
          <Copy text={hero.proof} />
        </p>
      }
      aside={
        <>
          <div className="hero__screen clip">
            <picture>
              <source media={wide} srcSet={screen.src} />
              <img src={strip.src} alt="" width={strip.width} height={strip.height} />
            </picture>
          </div>
          <div className="hero__form edged ground-paper">
            <h2 className="title">{formWords.heading}</h2>
            <p className="quiet tight">{formWords.lead}</p>
            {children}
          </div>
        </>
      }
    >
      <div className="hero__ways full-width" id="audit">
        <AddressForm id="audit-address" words={auditWords} />
        <LinkButton href={hero.button.href} variant="outline">
          {hero.button.label}
        </LinkButton>
      </div>
      <dl className="hero__promises full-width">
        {hero.promises.map(({ figure, text }) => (
          <div key={figure}>
            <dt className="title">{figure}</dt>
            <dd className="note tight">
              <Copy text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <Kicker bright {...hero.hinglish} />
    </PageHero>
  );
}
