import { DAY_MS } from '../../platform/time/durations.ts';
import { ofEveryPage, ofFacts } from '../check.ts';
import type { CertificateFacts } from '../facts.ts';
import { fail, notApplicable, partly, pass, passIf, passUnless } from '../outcome.ts';
import { upgrades } from '../reading/policy.ts';
import { AT_HOME } from '../reading/workshop.ts';
import type { Evidence } from '../said.ts';

/** The page is sent over https. */
export const page = ofFacts(['server'], ({ server: { url } }) =>
  passIf(url.startsWith('https:'), {
    evidence: [{ url, found: url, expected: url.replace(/^http:/, 'https:') }],
  }),
);

/** Browsers trust the certificate of an https page. */
export const trusted = ofFacts(['server', 'certificate'], ({ server, certificate }) => {
  const { error, host } = certificate;
  if (!server.url.startsWith('https:')) return notApplicable;
  return passIf(error === undefined, { evidence: [{ url: `https://${host}/`, found: error }] });
});

/** Whoever renews by machine does it earlier than this. */
const LATE_DAYS = 8;

/** The last third of its life, where that is less: some certificates live for six days only. */
function lateDays({ validFrom, validTo }: CertificateFacts): number {
  const life = (Date.parse(validTo ?? '') - Date.parse(validFrom ?? '')) / DAY_MS;
  return Number.isNaN(life) ? LATE_DAYS : Math.min(LATE_DAYS, Math.floor(life / 3));
}

/** The certificate is renewed in time. One that is wrong already is the subject of `tls-valid`. */
export const renewed = ofFacts(['certificate'], ({ certificate }) => {
  const { daysLeft, error, host, validTo } = certificate;
  if (error !== undefined || daysLeft === undefined) return notApplicable;
  return passIf(daysLeft >= lateDays(certificate), {
    figures: { days: daysLeft },
    evidence: [{ url: `https://${host}/`, found: validTo?.slice(0, 10) }],
  });
});

/** The http address leads to the https one. */
export const redirect = ofFacts(['server', 'addresses'], ({ server, addresses }) => {
  const { lost, plain } = addresses;
  // Nothing to lead to, or nothing that answers and could be left on.
  if (!server.url.startsWith('https:') || plain === undefined || plain.status === 0) {
    return notApplicable;
  }
  const expected = lost?.asked.replace('http:', 'https:');
  if (lost) return partly(1, 2, { evidence: [{ url: lost.asked, found: lost.url, expected }] });
  const evidence = [{ url: plain.asked, found: plain.url, expected: server.url }];
  return passIf(plain.url.startsWith('https:'), { evidence });
});

/** Nothing of an https page is asked for over http. */
export const allOfIt = ofEveryPage((page) => {
  if (!page.url.startsWith('https:')) return notApplicable;
  const inStyles = [...page.html.css.matchAll(/url\(\s*["']?(http:[^"')\s]+)/gi)];
  const plain = [
    // What stands on somebody's own machine is told as that.
    ...page.html.subresources.filter(
      ({ url }) => /^http:/i.test(url) && !AT_HOME.test(URL.parse(url)?.hostname ?? ''),
    ),
    ...inStyles.map(([, url = '']) => ({ tag: 'style', url, line: undefined })),
  ];
  if (upgrades(page) || plain.length === 0) return pass({ figures: { count: 0 } });
  return fail({
    figures: { count: plain.length },
    evidence: plain.map(({ tag, url, line }) => ({ url: page.url, line, found: `${tag} ${url}` })),
  });
});

/** Headers that guard visitors, each with what it has to say. */
const wanted = [
  { header: 'Strict-Transport-Security: max-age=31536000', says: /\bmax-age=[1-9]/i },
  { header: 'X-Content-Type-Options: nosniff', says: /\bnosniff\b/i },
  { header: 'X-Frame-Options: SAMEORIGIN', says: /\b(?:deny|sameorigin)\b/i },
] as const;

/** The server sends the usual headers of safety. Told and not counted: no visitor feels them. */
export const safety = ofFacts(['server'], ({ server: { headers, url } }) => {
  const isFramed = /\bframe-ancestors\b/i.test(headers['content-security-policy'] ?? '');
  const missing: Evidence[] = wanted.flatMap(({ header, says }) => {
    const name = header.split(':')[0]?.toLowerCase() ?? '';
    const found = headers[name] ?? '';
    // Browsers heed the first over https only, and the policy before the last.
    const isNeedless =
      name === 'x-frame-options'
        ? isFramed
        : name.startsWith('strict') && !url.startsWith('https:');
    return says.test(found) || isNeedless ? [] : [{ url, found, expected: header }];
  });
  return passUnless(missing);
});
