/** The headers that tell where a post comes from; undefined where the browser sent none. */
export interface OriginHeaders {
  readonly origin: string | undefined;
  readonly secFetchSite: string | undefined;
  /** Host and port that were asked for. */
  readonly host: string;
}

/**
 * Whether a post comes from this site's own pages, or from no page at all.
 *
 * Every browser of the last years sends Origin with a POST, so one that is there decides. It is
 * `null` for sandboxed frames and after cross-site redirects: not ours. Without it, Sec-Fetch-Site
 * (which scripts can't forge) must not say that another site sent it. With neither it is a program
 * of someone's own, which could send any header anyway.
 *
 * `ownOrigin` is the site's address when it is known. Otherwise the host that was asked for must be
 * the host of the page; the scheme is not compared, since a proxy may have taken off TLS.
 */
export function isOwnPost(headers: OriginHeaders, ownOrigin: string | undefined): boolean {
  const { origin, secFetchSite, host } = headers;
  if (origin !== undefined) {
    return ownOrigin ? origin === ownOrigin : URL.parse(origin)?.host === host.toLowerCase();
  }
  return secFetchSite === undefined || secFetchSite === 'same-origin' || secFetchSite === 'none';
}
