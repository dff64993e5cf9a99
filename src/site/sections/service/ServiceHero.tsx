import type { ReactNode } from 'react';
import type { Praise } from '../../../catalog/queries/entries.ts';
import type { PriceLine } from '../../../catalog/queries/service-pages.ts';
import type { ServiceHeroContent } from '../../../catalog/schemas/service-hero.ts';
import type { Site } from '../../../catalog/schemas/site.ts';
import { contactLink } from '../../../catalog/words/contact-link.ts';
import { Cover } from '../../illustration/cover/Cover.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Copy } from '../../ui/Copy.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Kicker } from '../../ui/Kicker.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { FlipCircles } from './FlipCircles.tsx';
import { HeroCards } from './HeroCards.tsx';
import { ReviewBox } from './ReviewBox.tsx';
import type { ServicePage } from './section.ts';
import './service-hero.css';

interface Props {
  hero: ServiceHeroContent;
  page: ServicePage;
  price: PriceLine;
  phone: Site['phone'];
  /** The quote of the review box. */
  quote: Praise | undefined;
  /** Whether the form is the audit's: it does what the button says, and comes before the Hinglish line. */
  isAudit: boolean;
  /** The short form, or the address field of the audit. */
  children: ReactNode;
}

/**
 * The opening of a service page: what, where, for how much and whom to call, the short form or the audit's field, and
 * cards, a services label or circles.
 */
export function ServiceHero({ hero, page, price, phone, quote, isAudit, children }: Props) {
  const { name, place, hinglish, paragraph, button, cards, label, circles, review } = hero;
  const line = hinglish && <Kicker {...hinglish} />;
  return (
    <PageHero
      name="service-hero"
      columns="columns-7-5"
      // First, so that on phones the name stands beside it.
      above={
        <Cover
          seed={page.slug}
          family={page.family}
          object={page.object}
          ratio="16:9"
          className="service-hero__cover"
        />
      }
      about={
        <>
          {name}&nbsp;· {place}
        </>
      }
      heading={
        <>
          <span className="service-hero__line">{hero.heading}</span>
          {hero.secondLine && (
            <>
              {' '}
              <span className="service-hero__line">{hero.secondLine}</span>
            </>
          )}
        </>
      }
      aside={
        <>
          <div className="service-hero__form">{children}</div>
          {isAudit && line}
          {label && <p className="service-hero__label title">{label}</p>}
          {cards && <HeroCards cards={cards} />}
          {circles && <FlipCircles circles={circles} />}
          {review && quote && <ReviewBox review={review} quote={quote} />}
        </>
      }
    >
      <p className="service-hero__price strong tight">
        {price.href ? (
          <a className="lone-link" href={price.href}>
            {price.text}
          </a>
        ) : (
          price.text
        )}
      </p>
      <p className="service-hero__lead quiet tight">
        <Copy text={paragraph} under={`${hero.heading} ${hero.secondLine ?? ''}`} />
      </p>
      <p className="service-hero__ways row">
        <a className="service-hero__call roomy-link" href={`tel:${phone.e164}`}>
          <Icon name="phone" size={22} />
          {phone.display}
        </a>
        <span className={isAudit ? 'wide-only' : undefined}>
          <LinkButton
            href={contactLink(button, { service: page.slug })}
            variant={isAudit ? 'outline' : 'primary'}
          >
            {button}
          </LinkButton>
        </span>
      </p>
      {!isAudit && line}
    </PageHero>
  );
}
