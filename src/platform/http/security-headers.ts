/** No page may be framed, or have its relative addresses changed. */
export const closed = ["base-uri 'none'", "frame-ancestors 'none'"];

/** For an answer that is no page: it needs nothing. */
const closedPolicy = ["default-src 'none'", "form-action 'none'", ...closed].join('; ');

/** Each visit starts it anew; only this host is bound (docs/decisions/0072). */
const TWO_YEARS_SECONDS = 63_072_000;

const permissions = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** What stands on every answer; pages replace the policy by one that lets in what they need. */
export function securityHeaders(siteUrl: URL | undefined): Record<string, string> {
  const secure = siteUrl?.protocol === 'https:';
  return {
    'content-security-policy': closedPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissions.map((name) => `${name}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(secure && { 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}` }),
  };
}
