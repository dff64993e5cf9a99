import { decoded } from './clean-text.ts';

/** Words in a parameter's name that tell of a person, a session or a secret. */
const personalWords = new Set(
  `auth authorization apikey email gclid jwt key login mail mobile msisdn name otp pass password passwd phone
  phpsessid pwd secret session sessionid sid sig signature surname tel token user userid username whatsapp`.split(
    /\s+/,
  ),
);
/** What advertisers hang onto links: it names a click, and so a person. */
const clickName =
  /^(?:utm_.*|[gw]braid|dclid|fbclid|msclkid|ttclid|twclid|yclid|igshid|srsltid|mc_[ce]id|_g[al])$/;
const personalValues = [
  /[^\s@]+@[^\s@]+\.\w/,
  // Phone numbers, with their country or as they are in India.
  /^\+[\d\s().-]{9,20}$/,
  /^(?:0|91)?[6-9]\d{9}$/,
  // Keys: long, and no words.
  /^[0-9a-f]{32,}$/i,
  /^(?=.*\d)(?=.*[a-z])[\w+/=]{32,}$/i,
  /^[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}$/,
];

/** An address without those parts of its query that look personal; everything else stays as it is written. */
export function withoutPersonal(url: URL): URL {
  const copy = new URL(url);
  const parts = url.search.slice(1).split('&');
  const kept = parts.filter((part) => !isPersonal(part));
  if (kept.length < parts.length) copy.search = kept.join('&');
  copy.pathname = url.pathname.replace(/;(?:jsessionid|phpsessid|sid)=[^/;]*/gi, '');
  return copy;
}

function isPersonal(parameter: string): boolean {
  const [name = '', ...rest] = parameter.replaceAll('+', ' ').split('=').map(decoded);
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  const value = rest.join('=');
  return (
    clickName.test(name.toLowerCase()) ||
    words.some((word) => personalWords.has(word)) ||
    personalValues.some((sign) => sign.test(value) || sign.test(name))
  );
}
