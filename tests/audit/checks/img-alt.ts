import { type Fixtures, page, pageFrom, withBody } from '../facts.ts';

export default {
  pass: [
    withBody('<img src="/a.jpg" alt="Screenshot of our 2026 price list">'),
    withBody('<img src="/a.jpg" alt="Kiln">'),
    withBody('<img src="/a.jpg" alt="">'),
    withBody('<img src="/a.jpg" title="Kiln">'),
  ],
  fail: [
    withBody('<img src="/a.jpg">'),
    withBody('<img src="/a.jpg" alt="IMG_0123.JPG">'),
    withBody('<img src="/a.jpg" alt="IMG_20230912_114512"><img src="/b.jpg" alt="DSC_0045">'),
    withBody('<img src="/a.jpg" alt="WhatsApp Image 2023-09-12 at 11.45.12 AM.jpeg">'),
    withBody('<img src="/a.jpg" alt=" ">'),
    // A script is to show the whole page.
    { page: pageFrom('<body style="visibility: hidden"><img src="/a.jpg">') },
    withBody('<img src="/a.jpg" alt="WhatsApp Image 2025-08-14 at 11.32.05 AM">'),
    withBody('<img src="/a.jpg" alt="Screenshot_20250814-113205">'),
    // What the paragraph keeps open holds the picture only for who runs no scripts.
    withBody('<noscript><p>Please</noscript><img src="/a.jpg">'),
  ],
  partly: withBody('<img src="/a.jpg" alt="Kiln"><img src="/a.jpg">'),
  notApplicable: [
    { page: page({}) },
    withBody('<div style="display:none"><img src="/a.jpg"></div>'),
    withBody('<noscript><img src="/a.jpg" width="350" height="160"></noscript>'),
  ],
} satisfies Fixtures;
