import { type Fixtures, file, page } from '../facts.ts';

const sheet = file('style', '/a.css', { headers: { 'content-type': 'text/css' } });
const with_ = (policy: string) => ({
  page: page({}, { headers: { 'content-type': 'text/html', 'content-security-policy': policy } }),
  files: [sheet],
});
const link = '<link rel="stylesheet" href="http://cdn.example.org/a.css">';
const plain = file('style', 'http://cdn.example.org/a.css');

export default {
  pass: [
    { page: page({}), files: [sheet] },
    // Refused to robots, perhaps.
    { page: page({}), files: [{ ...sheet, status: 403 }] },
    with_("default-src 'none'; style-src 'self'"),
    with_("default-src https:; script-src 'none'"),
    with_("style-src *.shop.example shop.example, style-src 'unsafe-inline' https://shop.example/"),
    with_("style-src 'nonce-a'"),
  ],
  partly: { page: page({}), files: [sheet, { ...sheet, status: 404 }] },
  fail: [
    { page: page({}), files: [{ ...sheet, status: 404 }] },
    { page: page({}), files: [{ ...sheet, headers: { 'content-type': 'text/plain' } }] },
    { page: page({}), files: [{ ...sheet, isTampered: true }] },
    { page: page({ head: link }), files: [plain] },
    with_("default-src 'self'; style-src https://cdn.example.net"),
    with_("style-src 'self', default-src 'none'"),
  ],
  notApplicable: [
    { page: page({}), files: [file('script', '/a.js')] },
    { page: page({}), files: [file('style', 'https://cdn.example.org/a.css', { status: 404 })] },
    { page: page({ head: link }, { url: 'http://shop.example/' }), files: [plain] },
  ],
} satisfies Fixtures;
