import type { ReactNode } from 'react';
import type { InboxParts } from '../parts.ts';
import { Button } from './Field.tsx';

/** What stands around every page. */
export interface Frame extends Pick<InboxParts, 'firm' | 'sales'> {
  /** The address of the style sheet. */
  readonly stylesheet: string;
  /** That of the script that tells of new leads. */
  readonly script: string;
  /** Who is signed in; undefined before that. */
  readonly who: string | undefined;
}

/** What a page is given. */
export interface Page<View> {
  readonly frame: Frame;
  readonly view: View;
}

interface Props {
  frame: Frame;
  title: string;
  /** The page of the menu that this is. */
  current?: string;
  children: ReactNode;
}

const menu = Object.entries({ '/': 'Leads', '/add': 'Add a lead', '/figures': 'Figures' });

/** The document around a page. */
export function Shell({ frame, title, current, children }: Props) {
  const { firm, stylesheet, script, who } = frame;
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${firm}`}</title>
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={stylesheet} />
        {current === '/' && <script type="module" src={script} />}
      </head>
      <body>
        <header className="bar apart small ground-ink">
          <a className="strong" href="/">
            {firm}
          </a>
          {who !== undefined && (
            <>
              <nav className="row" aria-label="Inbox">
                {menu.map(([href, text]) => (
                  <a key={href} href={href} aria-current={href === current ? 'page' : undefined}>
                    {text}
                  </a>
                ))}
              </nav>
              <form className="row" method="post" action="/sign-out">
                <span className="quiet one-line" title={`You are signed in as ${who}`}>
                  {who}
                </span>
                <Button>Sign out</Button>
              </form>
            </>
          )}
        </header>
        <main className="wrap stack-4">{children}</main>
      </body>
    </html>
  );
}
