import { expect, it } from 'vitest';
import type { Career } from '../../../src/catalog/schemas/career.ts';
import type { Identity } from '../../../src/site/seo/structured-data/graph.ts';
import { jobNodes } from '../../../src/site/seo/structured-data/job.ts';
import { mistakesOf, thingsBelow } from './guides.ts';

const career: Career = {
  sample: false,
  order: 1,
  posted: '2026-11-02',
  title: 'Graphic Designer',
  location: 'Delhi, India',
  description: 'Type & <h1>',
  tasks: ['Logos'],
  profile: ['You know when to stop'],
};
const identity = {
  siteUrl: 'https://example.com/',
  site: { name: 'Works' },
  offices: [],
  priceRange: '',
  homeName: 'Home',
} as unknown as Identity;

it('openings are listed when they are real and dated', () => {
  const [job, ...others] = jobNodes([career], identity);
  expect(others).toEqual([]);
  expect(thingsBelow(job).flatMap(mistakesOf)).toEqual([]);
  expect(job).toMatchObject({
    '@type': 'JobPosting',
    datePosted: '2026-11-02',
    description:
      '<p>Type &amp; &lt;h1&gt;</p><ul><li>Logos</li><li>You know when to stop</li></ul>',
  });
});

it.each([
  ['a sample', { ...career, sample: true }],
  ['not dated', { ...career, posted: undefined }],
])('an opening that is %s is not listed', (_, one) => {
  expect(jobNodes([one], identity)).toEqual([]);
});
