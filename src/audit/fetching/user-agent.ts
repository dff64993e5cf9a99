/** What our robot says of itself: its name, and the page that tells what it does and how to refuse it. */
export function userAgentOf(robot: string, siteUrl: string): string {
  return `Mozilla/5.0 (compatible; ${robot}/1.0; +${new URL('/seo-audit#bot', siteUrl).href})`;
}
