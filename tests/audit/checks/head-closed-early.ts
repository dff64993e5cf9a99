import { type Fixtures, page } from '../facts.ts';

const fixtures: Fixtures = {
  pass: [
    { page: page({ head: '<title>x</title><link rel="canonical" href="/">' }) },
    { page: page({ head: '<noscript><img src="pixel.gif"></noscript><title>x</title>' }) },
  ],
  fail: [
    { page: page({ head: '<iframe src="/chat"></iframe><title>x</title>' }) },
    { page: page({ head: 'Jai Hind <link rel="canonical" href="/">' }) },
  ],
};

export default fixtures;
