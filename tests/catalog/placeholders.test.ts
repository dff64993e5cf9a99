import { expect, it } from 'vitest';
import { inLanguage } from '../../src/catalog/language.ts';
import { fillPlaceholders, unknownPlaceholder } from '../../src/catalog/words/placeholders.ts';

const values = {
  phone: '+91 1',
  email: 'a@example.com',
  'info-email': 'b@example.com',
  hours: 'Mon',
  city: 'Pune',
  region: 'Pune and Pimpri',
  'site-name': 'A',
  'legal-name': 'A Ltd',
  'robot-name': 'AAudit',
  'head-office': 'Street 1',
  retention: '24',
  'grievance-officer': 'B',
  'grievance-days': '30',
  'wordplay-heading': 'C',
  'wordplay-paragraph': 'D',
  'back:leads': '₹5,900',
  'back:leaving': '₹42,480',
  'price:web-awareness': '₹79,500',
  'count:articles': '9',
  'count:offices': '1',
  'count:openings': '0',
  'count:projects': '115',
  'count:sectors': '12',
  'count:services': '33',
  'count:quotes': '6',
};

it('fills placeholders at any depth and leaves everything else alone', () => {
  const data = {
    text: '{phone}, {hours}. {phone}',
    list: [{ price: '{price:web-awareness} a year' }],
    count: 3,
    on: true,
    none: undefined,
  };
  expect(fillPlaceholders(data, values)).toEqual({
    text: '+91 1, Mon. +91 1',
    list: [{ price: '₹79,500 a year' }],
    count: 3,
    on: true,
    none: undefined,
  });
});

it.each([
  ['{Count:articles} articles', 'Nine articles'],
  ['all {count:services} of them', 'all thirty-three of them'],
  ['{Count:offices|office|offices}', 'One office'],
  ['{Count:openings|opening|openings}', 'No openings'],
  ['{count:projects}', '115'],
])('counts the files of a folder: %s', (text, shown) => {
  expect(unknownPlaceholder(text)).toBeUndefined();
  expect(fillPlaceholders(text, values)).toBe(shown);
});

it('fills what a Hindi page still says in English in English', () => {
  const hindi = { ...values, city: 'पुणे' };
  const texts = ['{city} में SEO', 'SEO in {city}', 'All {count:offices|office|offices}', '{city}'];
  const shown = inLanguage('hi', () => fillPlaceholders(texts, hindi, values));
  expect(shown).toEqual(['पुणे में SEO', 'SEO in Pune', 'All one office', 'पुणे']);
});

it('names the first unknown placeholder, and what it was meant to be', () => {
  expect(unknownPlaceholder('{phone} {fax}')).toMatch(/^the unknown placeholder \{fax\}\. docs/);
  expect(unknownPlaceholder('{Claim:lead|Leads}')).toContain('Did you mean {claim:leads}?');
  expect(unknownPlaceholder('{phone}')).toBeUndefined();
  expect(unknownPlaceholder('no braces')).toBeUndefined();
});
