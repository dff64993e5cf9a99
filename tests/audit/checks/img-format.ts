import { type Fixtures, file, page } from '../facts.ts';

export default {
  pass: {
    page: page({ body: '<img src="/a.jpg">' }),
    files: [file('image', '/a.jpg', { bytes: 200_000, headers: { 'content-type': 'image/webp' } })],
  },
  fail: {
    page: page({ body: '<img src="/a.jpg">' }),
    files: [file('image', '/a.jpg', { bytes: 200_000, headers: { 'content-type': 'image/jpeg' } })],
  },
  partly: {
    page: page({ body: '<img src="/a.jpg"><img src="/b.webp">' }),
    files: [
      file('image', '/a.jpg', { bytes: 200_000, headers: { 'content-type': 'image/jpeg' } }),
      file('image', '/b.webp', { bytes: 150_000, headers: { 'content-type': 'image/webp' } }),
    ],
  },
  notApplicable: {
    page: page({ body: '<img src="/a.jpg">' }),
    files: [file('image', '/a.jpg', { bytes: 20_000, headers: { 'content-type': 'image/jpeg' } })],
  },
} satisfies Fixtures;
