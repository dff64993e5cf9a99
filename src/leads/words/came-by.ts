import { HAND_SOURCE } from '../../forms/hand-inquiry.ts';
import { lastTouchField, type TouchField, touchFields } from '../../forms/submission-metadata.ts';
import type { Lead } from '../storage/lead-store.ts';

type Arrived = Pick<Lead, 'fields' | 'attribution'>;

type Touch = Partial<Record<TouchField, string | undefined>>;

/** Names of who sends visitors, by a word of `utm_source` or by the host of the page that linked. */
const senders: readonly (readonly [RegExp, string])[] = [
  [/^(?:google|adwords)$|(?:^|\.)google\.(?:com?\.)?[a-z]{2,3}$/, 'Google'],
  [/^bing$|(?:^|\.)bing\.com$/, 'Bing'],
  [/^(?:fb|facebook)$|(?:^|\.)facebook\.com$/, 'Facebook'],
  [/^(?:ig|instagram)$|(?:^|\.)instagram\.com$/, 'Instagram'],
  [/^linkedin$|(?:^|\.)(?:linkedin\.com|lnkd\.in)$/, 'LinkedIn'],
  [/^youtube$|(?:^|\.)youtube\.com$/, 'YouTube'],
  [/^whatsapp$|(?:^|\.)(?:whatsapp\.com|wa\.me)$/, 'WhatsApp'],
  [/^chatgpt(?:\.com)?$/, 'ChatGPT'],
];

const BY_HAND = 'Telephone or in person';

/** What `utm_medium` calls advertisements that are paid for. */
const paid = /^(?:cpc|ppc|cpm|paid.*|display|ads?)$/;

/**
 * Where a lead came from, in words: the last arrival, and the first one where that was another. Says
 * what the links said, and guesses nothing.
 */
export function cameBy({ fields, attribution }: Arrived): string {
  if (fields.source === HAND_SOURCE) return attribution.utm_source || BY_HAND;
  const { first, last } = touchesOf(attribution);
  return last ? `${describe(last)} (first visit: ${describe(first)})` : describe(first);
}

/** Who sent the last arrival, and for which campaign: what leads are counted by. */
export function sourceOf({ fields, attribution }: Arrived): string {
  if (fields.source === HAND_SOURCE) return attribution.utm_source || BY_HAND;
  const { first, last } = touchesOf(attribution);
  return describe({ ...(last ?? first), utm_term: undefined, utm_content: undefined });
}

/** The first arrival of a visit, and the last one where there was another. */
function touchesOf(attribution: Lead['attribution']): { first: Touch; last: Touch | undefined } {
  const first = touchOf((field) => attribution[field]);
  const last = touchOf((field) => attribution[lastTouchField(field)]);
  return { first, last: Object.keys(last).length > 0 ? last : undefined };
}

function touchOf(read: (field: TouchField) => string | undefined): Touch {
  return Object.fromEntries(
    touchFields.flatMap((field) => {
      const value = read(field);
      return value ? [[field, value]] : [];
    }),
  );
}

function describe(touch: Touch): string {
  const { utm_campaign, utm_term, utm_content } = touch;
  const details = [
    utm_campaign && `campaign ${utm_campaign}`,
    utm_term && `search term ${utm_term}`,
    utm_content && `link ${utm_content}`,
  ];
  return [senderOf(touch), ...details.filter(Boolean)].join(', ');
}

function senderOf({ utm_source, utm_medium, gclid, fbclid, referrer }: Touch): string {
  if (gclid) return 'Google Ads';
  if (utm_source) {
    const name = nameOf(utm_source) ?? utm_source;
    if (!utm_medium) return name;
    if (!paid.test(utm_medium.toLowerCase())) return `${name} (${utm_medium})`;
    return name === 'Google' ? 'Google Ads' : `${name}, paid`;
  }
  const host = referrer && URL.parse(referrer)?.hostname;
  if (host) return nameOf(host) ?? `a link on ${host}`;
  return fbclid ? 'Facebook or Instagram' : 'Direct visit, no link or campaign';
}

function nameOf(word: string): string | undefined {
  return senders.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1];
}
