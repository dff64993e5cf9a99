import type { Interface } from '../../../catalog/schemas/interface.ts';
import type { Site } from '../../../catalog/schemas/site.ts';
import { chatLink, contactLink } from '../../../catalog/words/contact-link.ts';
import { Icon } from '../../ui/Icon.tsx';
import './widgets.css';

/** The words of the bottom bar. */
export type BarWords = Omit<Interface['mobileBar'], 'label'> & {
  lang: string;
  /** Where its last button leads, when that is not what its words say everywhere. */
  href: string;
};

interface Props {
  site: Site;
  words: Interface;
  /** Where a page has words of its own for the bar. */
  bar: Partial<BarWords> | undefined;
  /** Set where the growth popup can fold into the bars: what its button there says. */
  callback: string | undefined;
}

const networkIcons: Record<Site['social'][number]['name'], string> = {
  Instagram: 'brand-instagram',
  Facebook: 'brand-facebook',
  LinkedIn: 'brand-linkedin',
  YouTube: 'brand-youtube',
};

/** What floats over every page: social side bar, chat, back to top, and the phone's bottom bar. */
export function Widgets({ site, words, bar, callback }: Props) {
  const { call, whatsapp, audit, href } = {
    href: contactLink(bar?.audit ?? words.mobileBar.audit),
    ...words.mobileBar,
    ...bar,
  };
  const newTab = ` (${words.document.newTab})`;
  const chatHref = chatLink(site.whatsapp, site.greeting);
  return (
    <>
      <aside className="social-bar screen-only" aria-label={words.social.label}>
        {site.social.map(({ name, url }) => (
          <a
            key={name}
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={`${words.social.follow} ${name}${newTab}`}
          >
            <Icon name={networkIcons[name]} size={22} />
          </a>
        ))}
      </aside>
      <nav className="screen-only" aria-label={words.mobileBar.label}>
        <a className="chat-link" href={chatHref} target="_blank" rel="noopener">
          <Icon name="brand-whatsapp" size={24} />
          {words.chat.label}
          <span className="visually-hidden">{newTab}</span>
        </a>
        <div className="action-bar" lang={bar?.lang}>
          <a href={`tel:${site.phone.e164}`}>
            <Icon name="phone" size={22} />
            {call}
          </a>
          <a href={chatHref} target="_blank" rel="noopener">
            <Icon name="brand-whatsapp" size={22} />
            {whatsapp}
            <span className="visually-hidden">{newTab}</span>
          </a>
          <a className="action-bar__audit" href={href}>
            {audit}
          </a>
        </div>
        <button className="scroll-top" type="button" aria-label={words.scrollToTop.label} hidden>
          <Icon name="arrow-up" size={24} />
        </button>
        {callback && (
          <button className="callback" type="button" aria-label={callback} data-unfolds>
            <Icon name="phone-incoming" size={24} />
          </button>
        )}
      </nav>
    </>
  );
}
