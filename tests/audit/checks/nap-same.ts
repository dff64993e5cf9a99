import { type Fixtures, jsonLd, page, withBody } from '../facts.ts';

const bakery = {
  '@type': 'Bakery',
  name: 'Gupta Sweets',
  telephone: '+91-98765-43210',
  address: {
    streetAddress: '12 Main Bazaar',
    addressLocality: 'Rohini',
    addressRegion: 'Delhi',
    postalCode: '110085',
  },
};
const body =
  '<h1>Gupta’s sweets</h1><p>12 Main Bazaar, Rohini, Delhi – 110 085</p><a href="tel:09876543210">098765 43210</a>';
const branches = (telephone: string, streetAddress: string) => [
  bakery,
  { '@type': 'Bakery', name: 'Gupta Sweets', telephone, address: { streetAddress } },
];
const maps = 'https://www.google.com/maps/search/?api=1&query=';
const map = (query: string) => `<a href="${maps}${query}">Map</a>`;
const with_ = (data: object, more = '') => ({
  page: page(
    { head: jsonLd({ ...bakery, ...data }), body: body + more },
    { url: 'https://gupta.in/' },
  ),
});

export default {
  pass: [
    with_({}),
    with_({}, map('Gupta+Sweets,+Rohini')),
    with_(
      {},
      '<iframe src="https://www.google.com/maps/embed?pb=!1m2!2sMain%20Bazaar!5e0!2sen!2sin"></iframe>',
    ),
    // One of several numbers; a name that is written otherwise; another branch.
    with_({ telephone: '011 4567 8901', contactPoint: { telephone: '09876543210' } }),
    // The landline, which another page shows.
    with_({ telephone: '+91 11 4567 8901' }),
    withBody('<a href="mailto:Sales@gupta.in?subject=Cake">sales@gupta.in</a>'),
    withBody('<a href="mailto:sales@gupta.in,ravi@gupta.in">sales@gupta.in</a>'),
    with_({ name: 'M/s GUPTA Mithai Wale Pvt Ltd' }),
    // A branch in another street, which another page shows.
    withBody(`${jsonLd(branches('+919811427365', '4 Hazratganj'))}${body}`),
    // Two numbers, both to tap.
    with_({}, '<a href="tel:+919876543120">098765 43120</a>'),
    // A page in Tamil.
    with_({ name: 'Annapoorna' }, 'காலை உணவு இங்கே '.repeat(20)),
    with_({}, '<p>Order 123456. Dwarka, Delhi 110075</p>'),
    // The bank's town beside its own, which is written without a space.
    withBody(
      `${jsonLd(bakery)}${body.replace(' – 110 085', '-110085')}<p>State Bank, Delhi 110001</p>`,
    ),
    with_({}, map('Gupta+Sweets,+Main+Road,+Delhi+110085') + map('Gupta+Sweets,+Kanpur+208001')),
    with_({ address: 'Rohini' }, map('Gupta+Sweets,+Rohini+110089')),
  ],
  fail: [
    // No branch: another number for the same street.
    withBody(`${jsonLd(branches('+919811427365', '12 Main Bazaar'))}${body}`),
    // The number to tap with two digits exchanged.
    withBody(`${body}<p>Call +91 98765 42310</p>`),
    withBody(`${jsonLd(bakery)}<h1>Gupta’s sweets</h1><p>Rohini 110058, Delhi</p>`),
    withBody(
      `${jsonLd({ ...bakery, geo: { latitude: 28.65, longitude: 77.14 } })}${body}<a href="https://www.google.com/maps/search/?api=1&query=12.9716,77.5946">Map</a>`,
    ),

    with_({}, map('Gupta+Sweets,+Kanpur+208001')),
    with_({}, '<iframe src="https://maps.google.com/maps?q=121+King+Street+Melbourne"></iframe>'),
    with_({ telephone: '+919811427365' }),
    with_({ telephone: '+91 98765 4321' }),
    withBody('<a href="mailto:studio77@gmail.com">sales@gupta.in</a>'),
    with_({ name: 'Your Bakery Template', telephone: undefined }),
    with_({ address: { ...bakery.address, postalCode: '110058' } }),
    with_({}, map('Sharma+Tyres,+Gurugram')),
  ],
  notApplicable: [
    withBody(
      jsonLd({ '@type': 'BlogPosting', publisher: { '@type': 'Organization', name: 'Blogger' } }),
    ),
    { page: page({}) },
    withBody(`<p>Come and see us.</p>${map('Sharma+Tyres')}`),
    withBody('<a href="tel:+919876543210">Call</a>'),
    withBody('<a href="mailto:studio77@gmail.com">Mail</a>'),
  ],
} satisfies Fixtures;
