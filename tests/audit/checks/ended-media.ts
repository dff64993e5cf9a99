import { type Fixtures, page, withBody, withHead } from '../facts.ts';

const map = '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>';
const under = (policy: string) => ({
  page: page({ body: map }, { headers: { 'content-security-policy': policy } }),
});

export default {
  pass: [
    withBody('<iframe src="https://www.youtube.com/embed/Q3x8bR4mLwE?autoplay=1&mute=1"></iframe>'),
    withHead('<meta http-equiv="refresh" content="600">'),
    withHead('<meta http-equiv="refresh" content="5; url=/cakes">'),
    withHead('<noscript><meta http-equiv="refresh" content="20"></noscript>'),
    under("default-src 'self'; frame-src https://www.google.com"),
    under("script-src 'self'"),
    withBody('<iframe src="https://www.youtube.com/embed/Q3x8bR4mLwE"></iframe>'),
    withBody('<video autoplay muted loop src="/a.mp4"></video><audio controls src="/a.mp3">'),
    withBody('<object data="/a.pdf" type="application/pdf"></object>'),
  ],
  fail: [
    withBody('<iframe src="https://www.youtube.com/embed/Q3x8bR4mLwE?autoplay=1"></iframe>'),
    withHead('<meta http-equiv=refresh content=20>'),
    under("default-src 'self'; img-src *"),
    withBody('<marquee>Sale</marquee>'),
    withBody('<iframe src="https://www.youtube.com/watch?v=Q3x8bR4mLwE"></iframe>'),
    withBody('<iframe src="https://maps.app.goo.gl/7QpZs1xWJ2kq9vT46"></iframe>'),
    withBody('<embed src="catalogue.swf">'),
    withBody('<object classid="clsid:D27CDB6E-AE6D-11cf-96B8-444553540000"></object>'),
    withBody('<video autoplay src="/a.mp4"></video>'),
    withBody('<audio autoplay src="/a.mp3"></audio>'),
  ],
} satisfies Fixtures;
