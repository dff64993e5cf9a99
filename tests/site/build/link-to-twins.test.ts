import { expect, it } from 'vitest';
import { linkToTwins } from '../../../src/site/build/link-to-twins.ts';

const made = (body: string) => linkToTwins(`<body>${body}</body>`, 'अंग्रेज़ी में').slice(6, -7);

it('a text of a Hindi page that has no Hindi yet says that it is English, and what leads on from it that it is Hindi', () => {
  expect(made('<p class="x"><b>64</b> calls that families booked</p>')).toBe(
    '<p class="x" lang="en" data-guessed><b>64</b> calls that families booked</p>',
  );
  expect(made('<h3>Custom Web Development</h3>')).toBe(
    '<h3 lang="en" data-guessed>Custom Web Development</h3>',
  );
  expect(made('<li><a href="/services/none">Be found before they ask</a></li>')).toMatch(
    /<a href="\/services\/none" lang="en" data-guessed hreflang="en-IN">.*<span class="in-english" lang="hi">/,
  );
});

it.each([
  '<p>SEO</p>',
  '<p>₹22,000 + 18% GST = ₹25,960</p>',
  '<p>64 वीडियो calls booked</p>',
  '<blockquote lang="en-IN"><p>They called back within the hour</p></blockquote>',
  '<pre>User-agent: all of them</pre>',
  '<astro-island><p>Your name please</p></astro-island>',
])('nothing is said of %s', (html) => {
  expect(made(html)).toBe(html);
});
