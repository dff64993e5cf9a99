import { type Fixtures, page, withBody } from '../facts.ts';

export default {
  pass: [
    withBody('<a href="https://www.facebook.com/guptasweets">F</a>'),
    withBody('<a href="https://www.facebook.com/profile.php?id=1">F</a>'),
  ],
  fail: [
    withBody('<a href="https://plus.google.com/+Gupta">Google+</a>'),

    withBody('<a href="https://facebook.com/">F</a>'),
    withBody('<a href="https://twitter.com">F</a>'),
    withBody('<a href="https://www.instagram.com/yourusername/">F</a>'),
  ],
  partly: withBody(
    '<a href="https://facebook.com/">F</a><a href="https://www.instagram.com/guptasweets">F</a>',
  ),
  notApplicable: [
    { page: page({}) },
    withBody('<a href="https://www.facebook.com/sharer/sharer.php?u=x">F</a>'),
  ],
} satisfies Fixtures;
