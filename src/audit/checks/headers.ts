import { ofFacts } from '../check.ts';
import { type Evidence, passUnless } from '../outcome.ts';

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
  // Who is logged in: another's script or network can take it.
  const cookie =
    /(?:^|,\s*)((?:PHPSESSID|JSESSIONID|ASP\.NET_SessionId|connect\.sid|laravel_session|sessionid)=[^,]*)/i.exec(
      headers['set-cookie'] ?? '',
    )?.[1];
  if (cookie && !(/;\s*secure/i.test(cookie) && /;\s*httponly/i.test(cookie)))
    missing.push({ url, found: cookie.replace(/=[^;]*/, '=…'), expected: 'Secure; HttpOnly' });
  return passUnless(missing);
});

const TALKATIVE = ['server', 'x-powered-by', 'x-aspnet-version', 'x-generator'] as const;

/** The server keeps its version to itself. Told and not counted: hiding it mends nothing. */
export const discreet = ofFacts(['server'], ({ server: { headers, url } }) => {
  const told = TALKATIVE.filter((name) => /\d/.test(headers[name] ?? ''));
  return passUnless(told.map((name) => ({ url, found: `${name}: ${headers[name]}` })));
});
