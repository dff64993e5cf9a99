import { type Fixtures, page, withBody, withHead } from '../facts.ts';

const links = '<a href="/a">A</a><a href="/b">B</a><a href="https://www.shop.example/c">C</a>';

export default {
  pass: [
    // A robot of an archive.
    { page: page({ body: links }, { headers: { 'x-robots-tag': 'archive.org_bot: nofollow' } }) },
    withBody(`<nav>${links}<a rel="nofollow" href="/cart">Cart</a></nav>`),
    withBody(`${links}<a rel="nofollow" href="/d?filter=red">Red</a>`),
    // Those of visitors in their comments, or of sister sites at the top.
    withBody(`${links.replaceAll('<a', '<a rel="nofollow"').repeat(2)}${links}`),
    // Two are no menu.
    withBody(`${links}<nav><a rel="nofollow" href="/send">Send</a></nav>`),
    withBody(`<nav>${links}</nav><a rel="nofollow" href="/e">E</a>`.repeat(2)),
    withBody(`${links}<a rel="nofollow noopener" href="https://other.example/">Other</a>`),
  ],
  partly: withBody(`<nav>${links.replaceAll('<a', '<a rel="NoFollow"')}<a href="/d">D</a></nav>`),
  fail: [
    withBody(`<nav>${links.replaceAll('<a', '<a rel="nofollow"')}</nav>`),
    withBody(links.replaceAll('<a', '<a rel="ugc"')),
    { page: page({ head: '<meta name="robots" content="index, nofollow">', body: links }) },
    { page: page({ body: links }, { headers: { 'x-robots-tag': 'nofollow' } }) },
  ],
  notApplicable: [withHead(''), withBody('<a href="tel:+911">Call</a><a href="/login">In</a>')],
} satisfies Fixtures;
