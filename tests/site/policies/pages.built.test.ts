import { describe, expect, it } from 'vitest';
import { GUARANTEE, promisesWithTerms } from '../../../src/catalog/words/claims.ts';
import { builtSite, Page } from '../../helpers/built-site.ts';
import { siteDetails } from '../../helpers/site-details.ts';

describe.each([
  { route: '/policies/privacy-policy', sections: 20 },
  { route: '/policies/terms&conditions', sections: 20 },
  { route: '/policies/guarantee', sections: 12 },
])('$route', ({ route, sections }) => {
  const page = new Page(builtSite(), route);

  it('has its numbered sections, each in the table of contents', () => {
    const numbers = page.texts('[data-policy-section] .policy__number');
    expect(numbers.map((text) => Number(text.replace(/\D/g, '')))).toEqual(
      Array.from({ length: sections }, (_, index) => index + 1),
    );
    const targets = page.all('.policy__contents a').map(({ attributes }) => attributes.href);
    const ids = page.all('[data-policy-section]').map(({ attributes }) => `#${attributes.id}`);
    expect(targets).toEqual(ids);
  });
});

it('the page of guarantees has each promise at the address that copy links', () => {
  const page = new Page(builtSite(), GUARANTEE);
  const ids = page.all('[data-policy-section]').map(({ attributes }) => attributes.id);
  const promised = promisesWithTerms().map(({ href }) => href.split('#')[1]);
  expect(ids.slice(0, promised.length)).toEqual(promised);
  expect(page.texts('[data-policy-section] dt').length).toBeGreaterThanOrEqual(4 * promised.length);
});

it('the privacy policy covers what the Act asks for, and what this site stores', () => {
  const [text = ''] = new Page(builtSite(), '/policies/privacy-policy').texts('main');
  const subjects = [
    siteDetails.legalName,
    'Digital Personal Data Protection Act, 2023',
    'purpose',
    'withdraw',
    '24 months',
    'erase',
    'correct',
    'nominate',
    'grievance officer',
    'Data Protection Board',
    'below 18',
    'breach',
    'Data Processors',
    'outside India',
    'session storage',
    'no cookies',
    'IP address',
    'utm_source',
    'gclid',
    'spam',
    '180 days',
    'Rule 8(3)',
  ];
  expect(subjects.filter((subject) => !text.includes(subject))).toEqual([]);
});
