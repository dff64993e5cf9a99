import { expect, test, vi } from 'vitest';
import type { FormName } from '../../../src/forms/definition.ts';
import { HAND_SOURCE } from '../../../src/forms/hand-inquiry.ts';
import { forms } from '../../../src/forms/index.ts';
import { mailText } from '../../../src/leads/delivery/mail-text.ts';
import { formTokens } from '../../../src/leads/intake/form-token.ts';
import type { Lead } from '../../../src/leads/storage/lead-store.ts';
import { topicOf } from '../../../src/leads/words/about.ts';
import { cameBy, sourceOf } from '../../../src/leads/words/came-by.ts';
import { spamInWords } from '../../../src/leads/words/spam.ts';
import { storedLead } from '../../helpers/index.ts';

const links = {
  siteUrl: new URL('https://www.example.com'),
  inboxUrl: new URL('https://inbox.example.com'),
};

function leadOf(form: FormName, fields: Record<string, string>, more: Partial<Lead> = {}): Lead {
  const receivedAt = new Date('2026-11-22T13:35:00Z');
  return storedLead({ id: 'lead-1', form, fields, receivedAt, ...more });
}

const service = {
  name: 'राजेश कुमार',
  email: 'r&d@firm.in',
  number: '9876543210',
  company: 'Kumar Tiles',
  message: 'SEO Services\nशाम को कॉल करें',
  source: '/services/seo-services',
};

/** The links of buttons and rows, as a mail program follows them. */
const linksIn = (html: string) =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) =>
    href.replace(/&#x([0-9A-F]+);/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
  );

test.each<[FormName, Record<string, string>, string]>([
  ['inquiry', service, 'SEO Services, Kumar Tiles'],
  ['inquiry', { ...service, company: '', source: 'hero' }, 'Inquiry, राजेश कुमार'],
  ['inquiry', { ...service, source: '/seo-audit' }, 'Free SEO audit, Kumar Tiles'],
  ['callback', { name: 'Asha', message: 'Call me' }, 'Callback, Asha'],
  ['comment', { name: 'Asha', comment: 'Nice' }, 'Comment, Asha'],
  [
    'proposal',
    {
      Name: 'Asha',
      Company: 'Asha Traders',
      Message: 'Package: Web Awareness (₹5,999 per month)\nHi',
    },
    'Proposal (Web Awareness), Asha Traders',
  ],
  ['proposal', { Name: 'Asha', Company: 'A', Message: 'Packages? SEO in Morbi' }, 'Proposal, A'],
])('the subject of a lead by %s %j is %s', (form, fields, subject) => {
  expect(mailText(leadOf(form, fields), links).subject).toBe(subject);
});

test('the subject ends with the place where a form asks for one', () => {
  const city = { kind: 'line', label: 'City', column: 'city' } as const;
  const { callback } = forms;
  const asking = { ...callback, fields: { ...callback.fields, city } };
  const asked = vi.spyOn(forms, 'callback', 'get').mockReturnValue(asking);
  const lead = leadOf('callback', { name: 'Asha', message: 'Call me', city: 'Morbi' });
  expect(mailText(lead, links).subject).toBe('Callback, Asha, Morbi');
  asked.mockRestore();
});

test.for([
  ['SEO Package · ₹9,999\nFrom Morbi', 'Proposal (SEO Package)'],
  ['AI SEO · price in writing', 'Proposal (AI SEO)'],
  ['Package: SEO (₹9,999 per month)\nFrom Morbi', 'Proposal (SEO)'],
  ['A shop in Morbi', 'Proposal'],
])(
  'packages and services are known by the line that their pages put before the message: %s',
  ([Message = '', topic]) => {
    expect(topicOf({ form: 'proposal', fields: { Name: 'Asha', Message } })).toBe(topic);
  },
);

test('buttons call, chat, answer and open the inbox, in both forms of the mail', () => {
  const { html, text } = mailText(leadOf('inquiry', service), links);
  const hrefs = linksIn(html);
  const greeting = encodeURIComponent(
    'Hello राजेश कुमार, thank you for your message on our website (SEO Services).',
  );
  expect(hrefs).toEqual([
    'tel:+919876543210',
    `https://wa.me/919876543210?text=${greeting}`,
    'mailto:r%26d@firm.in?subject=Re%3A%20SEO%20Services',
    'https://inbox.example.com/leads/lead-1',
  ]);
  for (const href of hrefs) expect(text).toContain(href);
});

test.each([
  ['2812345678', ['tel:+912812345678']],
  ['+1 212 555 0123', ['tel:+12125550123', 'https://wa.me/12125550123']],
  ['12', []],
])('the number %s leads to %j', (phone, expected) => {
  const lead = leadOf('callback', { name: 'Asha', phone, message: 'Call' });
  const { html } = mailText(lead, { siteUrl: undefined, inboxUrl: undefined });
  expect(linksIn(html).map((href) => href.split('?', 1)[0])).toEqual(expected);
});

test('says in words where a lead came from, what it adds to and what looks like spam', () => {
  const { html, text } = mailText(
    leadOf('inquiry', service, {
      follows: 'lead-0',
      spamSignals: ['sent within 2 s'],
      attribution: {
        gclid: 'x',
        utm_campaign: 'diwali-2026',
        last_referrer: 'https://l.instagram.com/',
      },
    }),
    links,
  );
  expect(text).toContain(`Message: SEO Services
शाम को कॉल करें
Came by: Instagram (first visit: Google Ads, campaign diwali-2026)
Sent from: https://www.example.com/services/seo-services
May be spam: The form was sent within 2 seconds.`);
  expect(text).toContain('Received: 22 Nov 2026, 7:05 pm IST');
  expect(text).toContain('lead-0 (https://inbox.example.com/leads/lead-0)');
  expect(html).toContain('SEO Services<br>शाम को कॉल करें');
});

test('script in any field stays text, and the subject is one line', () => {
  const evil = '"><script>alert(1)</script>\r\nBcc: all@example.org';
  const fields = Object.fromEntries(Object.keys(service).map((name) => [name, evil]));
  const { subject, html } = mailText(
    leadOf('inquiry', fields, { attribution: { utm_source: evil, utm_campaign: evil } }),
    links,
  );
  expect(html).not.toContain('<script');
  expect(subject).not.toMatch(/[\r\n]/);
});

test.each(['//', '//[', '//evil.example/x', '__proto__'])(
  '%s as the page is told as it came',
  (page) => {
    const lead = leadOf('comment', { name: 'Asha', comment: 'Nice', page });
    expect(mailText(lead, links).text).toContain(`Sent from: ${page}\n`);
  },
);

test('the subject runs in one direction', () => {
  const fields = { ...service, message: 'SEO\u202Eselit' };
  expect(mailText(leadOf('inquiry', fields), links).subject).toBe('SEOselit, Kumar Tiles');
});

test.each<[Lead['attribution'], string]>([
  [{}, 'Direct visit, no link or campaign'],
  [{ utm_source: 'google', utm_medium: 'cpc', utm_term: 'seo' }, 'Google Ads, search term seo'],
  [{ utm_source: 'fb', utm_medium: 'paid_social' }, 'Facebook, paid'],
  [{ utm_source: 'Newsletter', utm_medium: 'email' }, 'Newsletter (email)'],
  [{ fbclid: 'x', referrer: 'https://www.instagram.com/' }, 'Instagram'],
  [{ fbclid: 'x' }, 'Facebook or Instagram'],
  [{ referrer: 'https://www.google.co.in/' }, 'Google'],
  [{ referrer: 'https://google.com.evil.in/x' }, 'a link on google.com.evil.in'],
])('%j came by %s', (attribution, words) => {
  expect(cameBy({ fields: {}, attribution })).toBe(words);
});

test('a lead that was written down by hand came by telephone', () => {
  const hand = { fields: { source: HAND_SOURCE }, attribution: {} };
  expect([cameBy(hand), sourceOf(hand)]).toEqual(Array(2).fill('Telephone or in person'));
});

test('every spam signal is explained', () => {
  const tokens = formTokens('secret', () => new Date('2026-11-22T10:00:00Z'));
  const old = formTokens('secret', () => new Date('2026-11-20T10:00:00Z')).issue();
  const signals = [undefined, 'x.y', old, tokens.issue()].map((token) => tokens.spamSignal(token));
  for (const signal of [...signals, 'many from this address']) {
    expect(spamInWords(String(signal))).not.toBe(String(signal));
  }
});
