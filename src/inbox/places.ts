/** Where the inbox can be reached: on this machine, and where INBOX_URL says. */
export interface Places {
  /** Hosts that a request may ask for, in small letters; all others are somebody's rebound name. */
  readonly hosts: ReadonlySet<string>;
  /** Origins of the inbox's own pages. */
  readonly origins: ReadonlySet<string>;
  /** Where links lead. */
  readonly home: URL;
}

export const LOOPBACK = '127.0.0.1';

/** The places of an inbox that listens on this port. */
export function placesOf(port: number, inboxUrl: URL | undefined): Places {
  const here = new URL(`http://${LOOPBACK}:${port}`);
  const all = [here, new URL(`http://localhost:${port}`), ...(inboxUrl ? [inboxUrl] : [])];
  return {
    hosts: new Set(all.map(({ host }) => host)),
    origins: new Set(all.map(({ origin }) => origin)),
    home: inboxUrl ?? here,
  };
}

/** The address of a link that opens the inbox. */
export function linkAddress(home: URL, token: string): string {
  const address = new URL('/open', home);
  address.searchParams.set('token', token);
  return address.href;
}
