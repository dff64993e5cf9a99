import { type Fixtures, withBody, withHead } from '../facts.ts';

export default {
  pass: [
    withBody(
      '<p>Dining tables, study tables, centre tables, coffee tables, side tables, bed tables, folding tables, console tables, dressing tables, laptop tables</p>',
    ),
    withBody(
      '<img src="/a.webp" alt="The centre of Rohini: from the market in the centre it is ten minutes by rickshaw past the sweets centre, the temple, three schools, a cinema with eleven screens and the sports centre to our large showroom">',
    ),
    withBody(
      '<img src="/a.webp" alt="&lt;cite&gt;Sholay&lt;/cite&gt; and &lt;cite&gt;Deewar&lt;/cite&gt; on a poster">',
    ),
    withHead('<title>Floor tiles, wall tiles and parking tiles | Kesariya</title>'),
    withBody('<img src="/a.webp" alt="The showroom in Rohini with its parking">'),
    withBody('<p style="color: #fff; background: #000">White words on black are for people.</p>'),
    withBody('<span style="color: #fff; background: white">A star</span>'),
    // Of a letter that is shown as a page.
    withBody(
      '<p style="font-size: 1px; max-height: 0; overflow: hidden">What mail programs show of our letter of May beside its name</p>',
    ),
    // Without the gaps between them.
    withBody(
      '<div style="font-size: 0"><p>Tiles for floors and walls</p><p>Tiles for terraces and stairs</p></div>',
    ),
  ],
  fail: [
    withBody(
      '<p>taxi in mathura, taxi in vrindavan, cab in mathura, cab in vrindavan, best taxi mathura, best taxi vrindavan, cheap taxi mathura, cheap cab vrindavan, mathura taxi number, vrindavan taxi number</p>',
    ),
    withBody('<p style="font-size:0">tiles delhi, cheap tiles delhi, best tiles shop delhi</p>'),
    withHead('<title>Dentist Rohini | Best Dentist | Dentist near me | Dentist Delhi</title>'),
    withBody('<h1 style="display: none">tiles delhi tiles shop cheap tiles morbi tiles</h1>'),
    withBody(
      '<img src="/a.webp" alt="dentist rohini, dental rohini, teeth rohini, rohini implants">',
    ),
    withBody(
      '<p style="color: #ffffff; background: #fff">dentist in Rohini, in Pitampura, in Budh Vihar, in Begumpur</p>',
    ),
  ],
} satisfies Fixtures;
