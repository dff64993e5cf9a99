import { Fragment, type ReactNode } from 'react';
import type { Praise } from '../../../catalog/queries/entries.ts';
import type { PriceLine } from '../../../catalog/queries/service-pages.ts';
import type { ServiceHeroContent } from '../../../catalog/schemas/service-hero.ts';
import type { Site } from '../../../catalog/schemas/site.ts';
import { Cover } from '../../illustration/cover/Cover.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Copy } from '../../ui/Copy.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Kicker } from '../../ui/Kicker.tsx';
import { FlipCircles } from './FlipCircles.tsx';
import { HeroCards } from './HeroCards.tsx';
import { ReviewBox } from './ReviewBox.tsx';
import { CONTACT, type ServicePage } from './section.ts';
import './service-hero.css';

interface Props {
  hero: ServiceHeroContent;
  page: ServicePage;
  price: PriceLine;
  phone: Site['phone'];
  /** The quote of the review box. */
  quote: Praise | undefined;
  /** The short form. */
  children: ReactNode;
}

/**
 * The opening of a service page: what, where, for how much and whom to call, the short form, and
 * cards, a services label or circles.
 */
export function ServiceHero({ hero, page, price, phone, quote, children }: Props) {
  const { name, place, heading, hinglish, paragraph, button, cards, label, circles, review } = hero;
  return (
    <section className="service-hero clip" aria-labelledby="service-hero-heading">
      <div className="service-hero__inner wrap">
        <div className="service-hero__words">
          {/* First, so that on phones the name stands beside it. */}
          <Cover
            seed={page.slug}
            family={page.family}
            object={page.object}
            ratio="16:9"
            className="service-hero__cover"
          />
          <h1 id="service-hero-heading">
            <span className="service-hero__name">
              {name}&nbsp;· {place}
            </span>{' '}
            {heading.split('. ').map((sentence, index, { length }) => (
              <Fragment key={sentence}>
                {index > 0 && ' '}
                <span className="service-hero__sentence">
                  {sentence}
                  {index < length - 1 && '.'}
                </span>
              </Fragment>
            ))}
          </h1>
          <p className="service-hero__price">
            {price.href ? <a href={price.href}>{price.text}</a> : price.text}
          </p>
          <p className="service-hero__lead">
            <Copy text={paragraph} under={heading} />
          </p>
          <p className="service-hero__ways">
            <a className="service-hero__call" href={`tel:${phone.e164}`}>
              <Icon name="phone" size={22} />
              {phone.display}
            </a>
            <LinkButton href={CONTACT}>{button}</LinkButton>
          </p>
          {hinglish && <Kicker {...hinglish} />}
        </div>
        <div className="service-hero__form">{children}</div>
        {label && <p className="service-hero__label">{label}</p>}
        {cards && <HeroCards cards={cards} />}
        {circles && <FlipCircles circles={circles} />}
        {review && quote && <ReviewBox review={review} quote={quote} />}
      </div>
    </section>
  );
}
