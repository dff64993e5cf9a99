import type { ComponentProps, ReactNode } from 'react';
import type { Navigation } from '../../../catalog/queries/menus.ts';
import type { Interface } from '../../../catalog/schemas/interface.ts';
import type { Site } from '../../../catalog/schemas/site.ts';
import { Logo } from '../../illustration/logo/Logo.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { DirectWays } from '../../ui/DirectWays.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { MenuGroup } from './MenuGroup.tsx';
import './header.css';

interface Props {
  site: Site;
  navigation: Navigation;
  words: Interface['header'];
  /** Phone and chat: the menu of narrow screens lies over the bar that has them. */
  directWays: ComponentProps<typeof DirectWays>;
  /** Path of the page that is shown. */
  path: string;
  /** The way to the other edition. */
  children?: ReactNode;
}

/** The header: logo, six groups, and the way to the free audit. Works without scripts. */
export function Header({ site, navigation, words, directWays, path, children }: Props) {
  const { callToAction } = navigation;
  const isLong = site.name.split(' ').length > 2;
  return (
    <header className="site-header">
      <div className="site-header__inner wrap">
        <a className="site-header__home" href="/" aria-label={words.home}>
          <Logo />
          <span
            className={`site-header__name ${isLong ? 'site-header__name--long' : ''}`.trim()}
            aria-hidden="true"
          >
            {site.name}
          </span>
        </a>
        {children && <div className="site-header__edition">{children}</div>}
        <button
          className="site-header__hamburger"
          type="button"
          popoverTarget="site-menu"
          aria-label={words.openMenu}
        >
          {words.menu}
          <Icon name="menu-2" size={26} />
        </button>
        <nav className="site-menu" id="site-menu" popover="auto" aria-label={words.navigation}>
          <div className="site-menu__bar">
            {site.name}
            <button
              type="button"
              popoverTarget="site-menu"
              popoverTargetAction="hide"
              aria-label={words.closeMenu}
            >
              <Icon name="x" size={28} />
            </button>
          </div>
          <ul className="site-menu__groups">
            {navigation.groups.map((group) => (
              <MenuGroup key={group.label} group={group} path={path} />
            ))}
          </ul>
          {children && <div className="site-menu__edition">{children}</div>}
          <div className="site-menu__action stack-4">
            <LinkButton href={callToAction.href}>{callToAction.label}</LinkButton>
            <DirectWays {...directWays} heading={site.hours.display} />
          </div>
        </nav>
        <LinkButton href={callToAction.href} className="site-header__action">
          {callToAction.label}
        </LinkButton>
      </div>
    </header>
  );
}
