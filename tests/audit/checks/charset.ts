import { type Fixtures, pageFrom, withBody, withHead } from '../facts.ts';

const silent = { headers: { 'content-type': 'text/html' } };

export default {
  pass: [
    withBody('How many?2,200. Why ?'),
    withBody('₹500. Is it ?1,200 or ?2,200'),
    withBody('₹500'),
    { page: pageFrom('₹500', { headers: { 'content-type': 'text/html; charset=utf-8' } }) },
    // A page may tell of the mistake.
    withBody('It shows as â€™ then.'),
    withBody('<h1>How to write HTML</h1>&amp;amp; is &, and &amp;#8377; is ₹.'),
    withBody(`<pre>${'?a=1&amp;amp;b=2 '.repeat(5)}</pre>`),
  ],
  fail: [
    // Rupee signs that were lost.
    withBody('Rooms from ?2,200, suites ?14,800 a night'),
    withHead('<title>Knobs &amp;amp; handles</title>'),
    withBody('Cakes from &amp;#8377;500, sweets from &amp;#8377;200'),
    withBody('Cakes from \uFFFD 500, sweets from \uFFFD 200'),
    {
      page: pageFrom(`<script>/*${' '.repeat(2000)}*/</script><meta charset="utf-8">₹500`, {
        headers: { 'content-type': 'text/html', date: 'Sun, 01 Nov 2026 00:00:00 GMT' },
      }),
    },

    { page: pageFrom('₹500', silent) },
    // What a customer types into a form is sent as the page is stored.
    { page: pageFrom('500 Rs', silent) },
    withBody('Gupta’s cakes — '.repeat(4).replaceAll('’', 'â€™')),
    withBody('Cakes â\u0080\u0093 â\u0082¹500. '.repeat(2)),
    {
      page: pageFrom(Buffer.from('<meta charset="utf-8">Café '.repeat(4), 'latin1'), silent),
    },
  ],
} satisfies Fixtures;
