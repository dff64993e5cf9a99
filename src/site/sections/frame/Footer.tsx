import type { ReactNode } from 'react';
import type { Navigation } from '../../../catalog/queries/menus.ts';
import type { Interface } from '../../../catalog/schemas/interface.ts';
import type { Office } from '../../../catalog/schemas/office.ts';
import type { Site } from '../../../catalog/schemas/site.ts';
import type { DrawnFile } from '../../illustration/drawn-file.ts';
import { RisingLine } from '../../illustration/rising-line/RisingLine.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { ContactStrip } from './ContactStrip.tsx';
import './footer.css';

interface Props {
  site: Site;
  wordmark: DrawnFile;
  navigation: Navigation;
  mainOffice: Office;
  words: Interface['footer'];
  newTabHint: string;
  /** Set when visits may be measured: the button that asks for consent again. */
  privacyChoices?: string;
  /** The way to the other edition. */
  children?: ReactNode;
}

/** The footer: contact strip, five columns (they fold below 992 px), copyright. */
export function Footer(props: Props) {
  const { site, wordmark, navigation, mainOffice, words, newTabHint, privacyChoices } = props;
  return (
    <footer className="site-footer ground-ink-deep">
      <RisingLine variant="transition" ground="var(--ink-deep)" className="site-footer__thread" />
      <div className="wrap">
        <div className="site-footer__main">
          <ContactStrip site={site} wordmark={wordmark} office={mainOffice} words={words} />
          <nav className="site-footer__columns" aria-label={words.navigation}>
            {navigation.footer.map((column) => (
              <Fold key={column.label} narrow summary={<h2 className="label">{column.label}</h2>}>
                <ul>
                  {column.links.map((link) => (
                    <li key={link.href}>
                      <a href={link.href}>{link.label}</a>
                    </li>
                  ))}
                </ul>
              </Fold>
            ))}
          </nav>
        </div>
        <div className="site-footer__end apart note">
          <p>
            © {new Date().getFullYear()} {site.legalName}. {navigation.copyright}
          </p>
          <ul className="site-footer__social row">
            {site.social.map(({ name, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noopener">
                  {name}
                  <span className="visually-hidden"> ({newTabHint})</span>
                </a>
              </li>
            ))}
          </ul>
          {props.children}
          {privacyChoices && (
            <button type="button" data-asks-again hidden>
              {privacyChoices}
            </button>
          )}
        </div>
        {site.sample && <p className="note">{words.sampleNotice}</p>}
      </div>
    </footer>
  );
}
