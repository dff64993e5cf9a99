import type { ReactNode } from 'react';
import type { Service } from '../../../catalog/schemas/service.ts';
import { contactLink } from '../../../catalog/words/contact-link.ts';
import { closingFile } from '../../illustration/cover/files.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Copy } from '../../ui/Copy.tsx';
import { Kicker } from '../../ui/Kicker.tsx';
import { Photo } from '../../ui/Photo.tsx';
import type { ServicePage } from './section.ts';
import './closing-banner.css';

interface Props {
  closing: Service['closing'];
  page: ServicePage;
  /** A form, where there is one step that says more than the button. */
  children?: ReactNode;
}

/** The banner that closes a service page: heading, price line or tagline, button, the completed cover. */
export function ClosingBanner({ closing, page, children }: Props) {
  const { heading, hinglish, tagline, button } = closing;
  const cover = closingFile({ ...page, seed: page.slug }, '4:1');
  return (
    <section className="closing-banner ground-ink clip" aria-labelledby="closing-heading">
      <div className="closing-banner__inner wrap stack-4 justify-start columns-7-5">
        <h2 id="closing-heading">{heading}</h2>
        <div className="stack-4 justify-start">
          {hinglish && <Kicker bright {...hinglish} />}
          <p className="lead">
            <Copy text={tagline} under={heading} />
          </p>
          {children}
          <LinkButton
            href={contactLink(button, { service: page.slug })}
            variant={children ? 'outline' : 'primary'}
          >
            {button}
          </LinkButton>
        </div>
      </div>
      <Photo image={{ ...cover, alt: '' }} className="closing-banner__picture" />
    </section>
  );
}
