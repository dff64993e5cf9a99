import { describe, expect, it } from 'vitest';
import { builtSite, Page } from '../helpers/built-site.ts';
import { siteDetails } from '../helpers/site-details.ts';

describe.each([
  { route: '/policies/privacy-policy', sections: 20 },
  { route: '/policies/terms&conditions', sections: 15 },
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

  it('names who is responsible, and leaves no placeholder', () => {
    const [text = ''] = page.texts('main');
    expect(text).toContain(siteDetails.legalName);
    expect(text).not.toMatch(/[{}]/);
  });
});

it('the privacy policy covers what the Act asks for, and what this site stores', () => {
  const [text = ''] = new Page(builtSite(), '/policies/privacy-policy').texts('main');
  const subjects = [
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
  ];
  expect(subjects.filter((subject) => !text.includes(subject))).toEqual([]);
});
