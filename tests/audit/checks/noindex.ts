import { type Fixtures, page, withBody, withHead } from '../facts.ts';

const sends = (value: string) => ({
  headers: { 'x-robots-tag': value, date: 'Sun, 01 Nov 2026 00:00:00 GMT' },
});

export default {
  pass: [
    withHead(
      '<script>if(location.host=="beta.shop.example")(function(){var m=document.createElement("meta");m.name="robots";m.content="noindex";document.head.appendChild(m)})()</script>',
    ),
    withHead('<script>var help = "robots noindex";</script>'),

    withHead('<meta name="robots" content="nofollow, max-snippet:-1">'),
    // Another robot's rule, and a date with colons.
    { page: page({}, sends('bingbot: noindex, nofollow')) },
    { page: page({}, sends('unavailable_after: 25 Jun 2030 15:00:00 PST')) },
    { page: page({}, sends('unavailable_after: 25-Jun-2030 23:59:59 IST')) },
    withHead('<meta name="description" content="noindex">'),
  ],
  fail: [
    withBody(
      '<script>document.querySelector(\'meta[name="robots"]\').setAttribute("content","noindex")</script>',
    ),
    withHead(
      '<script>(function(){var m=document.createElement("meta");m.name="robots";m.content="noindex";document.head.appendChild(m)})()</script>',
    ),

    withHead('<meta name="ROBOTS" content="NoIndex, follow">'),
    withHead('<meta name="googlebot" content="none">'),
    withBody('<meta name="robots" content="noindex">'),
    { page: page({}, sends('noindex')) },
    { page: page({}, sends('unavailable_after: 25 Jun 2020 15:00:00 PST')) },
    { page: page({}, sends('unavailable_after: 25-Jun-2020 23:59:59 IST')) },
    { page: page({}, sends('bingbot: nofollow, googlebot: noindex')) },
  ],
} satisfies Fixtures;
