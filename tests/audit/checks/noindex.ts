import { type Fixtures, page } from '../facts.ts';

const sends = (value: string) => ({ headers: { 'x-robots-tag': value } });

const fixtures: Fixtures = {
  pass: [
    { page: page({ head: '<meta name="robots" content="nofollow, max-snippet:-1">' }) },
    // Another robot's rule, and a date with colons.
    { page: page({}, sends('bingbot: noindex, nofollow')) },
    { page: page({}, sends('unavailable_after: 25 Jun 2030 15:00:00 PST')) },
    { page: page({ head: '<meta name="description" content="noindex">' }) },
  ],
  fail: [
    { page: page({ head: '<meta name="ROBOTS" content="NoIndex, follow">' }) },
    { page: page({ head: '<meta name="googlebot" content="none">' }) },
    { page: page({ body: '<meta name="robots" content="noindex">' }) },
    { page: page({}, sends('noindex')) },
    { page: page({}, sends('bingbot: nofollow, googlebot: noindex')) },
  ],
};

export default fixtures;
