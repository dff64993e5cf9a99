import { type Fixtures, page, withBody } from '../facts.ts';

const late = '<img data-src="/a.webp" src="data:image/gif;base64,R0lGOD">';

export default {
  pass: [
    withBody('<img src="/a.webp" data-src="/large.webp"><img src="/b.webp" loading="lazy">'),
    withBody(`<div>${late}</div><img src="/b.webp"><img src="/c.webp">`),
    withBody(`<p>${late}<noscript><img src="/a.webp"></noscript></p>`),
  ],
  fail: [withBody(late), withBody('<img data-srcset="" data-original-src="/a.webp">')],
  partly: [
    withBody(`<div>${late}</div><img src="/b.webp">`),
    withBody('<img data-src="/a.webp"><img data-src="/b.webp"><img src="/c.webp">'),
  ],
  notApplicable: { page: page({}) },
} satisfies Fixtures;
