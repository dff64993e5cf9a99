import type { PageFacts } from '../facts.ts';

const NAME = 'content-security-policy';

/** All that a page and its server let browsers do. */
const policiesOf = ({ headers, html }: PageFacts): string[] =>
  [
    headers[NAME] ?? '',
    ...html.metas.flatMap(({ name, content }) => (name === NAME ? content : [])),
  ]
    .join(',')
    .toLowerCase()
    .split(',');

/** Browsers ask for files over https that the page names with http. */
export const upgrades = (page: PageFacts): boolean =>
  policiesOf(page).some((policy) => /\bupgrade-insecure-requests\b/.test(policy));

/** Rules for kinds of what a page shows: the first that a policy has counts. */
const RULES = {
  style: ['style-src-elem', 'style-src', 'default-src'],
  image: ['img-src', 'default-src'],
  frame: ['frame-src', 'child-src', 'default-src'],
} as const;

/** The policy that keeps browsers from showing something of a page, as it is told; undefined for none. */
export function forbidden(page: PageFacts, kind: keyof typeof RULES, url: string) {
  const policy = policiesOf(page).find((each) => {
    const rules = each.split(';').map((rule) => rule.trim().split(/\s+/));
    const rule = RULES[kind]
      .map((name) => rules.find(([said]) => said === name))
      .find((found) => found !== undefined);
    return rule && !rule.slice(1).some((source) => allows(source, new URL(url), page));
  });
  return policy && `Content-Security-Policy: ${policy.trim()}`;
}

function allows(source: string, url: URL, page: PageFacts): boolean {
  // Which tags have the word or the sum is not looked at.
  if (source === '*' || source === url.protocol || /^(?:'nonce-|'sha|http:$)/.test(source))
    return true;
  if (source === "'self'") return new URL(page.url).host === url.host;
  const host = source.replace(/^[a-z]+:\/\//, '').replace(/[:/].*/, '');
  return host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host;
}
