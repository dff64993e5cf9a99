import { type Fixtures, withHead } from '../facts.ts';

export default {
  pass: [
    withHead('<title>x</title><link rel="canonical" href="/">'),
    withHead('<noscript><img src="pixel.gif"></noscript><title>x</title>'),
    // Of feeds and editors nothing is lost.
    withHead('<title>x</title><div></div><link rel="alternate" type="application/rss+xml">'),
    withHead('<title>x</title><div></div><meta name="generator" content="WordPress 6.9">'),
  ],
  fail: [
    withHead('<iframe src="/chat"></iframe><title>x</title>'),
    withHead('Jai Hind <link rel="canonical" href="/">'),
    withHead('<div></div><meta name="Description" content="Sweets">'),
  ],
} satisfies Fixtures;
