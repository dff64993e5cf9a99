import { type Fixtures, withHead } from '../facts.ts';

export default {
  pass: [
    withHead('<title>x</title><link rel="canonical" href="/">'),
    withHead('<noscript><img src="pixel.gif"></noscript><title>x</title>'),
    // Of feeds and editors nothing is lost.
    withHead('<title>x</title><div></div><link rel="alternate" type="application/rss+xml">'),
  ],
  fail: [
    withHead('<iframe src="/chat"></iframe><title>x</title>'),
    withHead('Jai Hind <link rel="canonical" href="/">'),
  ],
} satisfies Fixtures;
