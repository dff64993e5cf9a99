import { type Fixtures, page, withBody } from '../facts.ts';

const call = (number: string) => `<a href="tel:${number}">Call</a>`;
const protected_ = '<a href="/cdn-cgi/l/email-protection#a1b2">[email&#160;protected]</a>';
const on = (url: string, body: string) => ({ page: page({ body }, { url }) });
const INDIA = 'https://shop.in/';

export default {
  pass: [
    withBody(call('+919811427365')),
    withBody(call('+91%2098114%2027365')),
    withBody(call('+91-11-45678901,102')),
    withBody(call('0091 9811427365;ext=7')),
    on(INDIA, call('09811427365') + call('1800114000') + call('01145678901') + call('1912')),
    on(INDIA, '<a href="tel:+919811427365">98114 27366 or 98114 27365</a>'),
    withBody('<a href="tel:+5491123456789">+54 11 15 2345-6789</a>'),
    // Codes of cities that begin with 1, and a number that is shared.
    withBody(call('+911204567812') + call('+911294081234,12') + call('18602662666')),
    withBody(
      `<a href="tel:+919811427365">Our people in Noida answer on 0120-4567812 and in the shop from ten to eight</a>`,
    ),
    // A country that we don't know may have such numbers.
    withBody(call('45678901')),
    on('https://shop.co.nz/', call('0211234567')),
    // Italy keeps its zero; a bare one may be dialled at home.
    withBody(call('+390612345678')),
    withBody('<a href="mailto:info@gupta.in?subject=Cake">Write</a>'),
    withBody('<a href="mailto:yoursgupta@mydomainhosting.in">Write</a>'),
    withBody('<a href="mailto:Gupta <info@gupta.co.in>, cakes@gupta.com">Write</a>'),
    withBody('<a href="mailto:info(at)gupta.in">Write</a><a href="xmpp:info@gupta.in">Chat</a>'),
  ],
  partly: [
    on(INDIA, call('+919811427365') + call('98765432')),
    withBody(`${call('+91987654321')}<a href="mailto:info@gupta.in">Write</a>`),
  ],
  fail: [
    withBody(call('')),
    withBody(protected_),
    withBody('<a href="maitlo:info@gupta.in">Write</a>'),
    withBody(call('+91XXXXXXXXXX')),
    withBody(call('your-number')),
    withBody(call('+91987654321')),
    withBody(call('+911234567890')),
    // A landline of Noida with a digit too few or too many.
    withBody(call('+91120456781')),
    on(INDIA, call('0120-456-78123')),
    // Another number than it shows.
    withBody('<a href="tel:+919811427356">+91 98114 27365</a>'),
    // Neither is a call to any phone.
    withBody('<a href="tell:+919811427365">Call</a>'),
    withBody('<a href="http://+919811427365">Call</a>'),
    // Of templates and demos.
    withBody(call('+919876543210')),
    withBody(call('+1 (234) 567-8900')),
    withBody(call('+1-202-555-0143')),
    withBody(call('+919999999999')),
    // The zero of home stands where nobody dials it.
    withBody(call('+9101145678901')),
    withBody(call('+91-09811427365')),
    on(INDIA, call('45678901')),
    withBody('<a href="+91 98765 43210">Call</a>'),
    withBody('<a href="info@gupta.in">Write</a>'),
    withBody('<a href="mailto:gupta@gmial.com">Write</a>'),
    withBody('<a href="mailto:">Write</a>'),
    withBody('<a href="mailto:info@gupta">Write</a>'),
    withBody('<a href="mailto:info@gupta.con">Write</a>'),
    withBody('<a href="mailto:info.gupta.in">Write</a>'),
    withBody('<a href="mailto:you@example.com">Write</a>'),
    withBody('<a href="mailto:info@yourdomain.com">Write</a>'),
    withBody('<a href="mailto:your-email@gmail.com">Write</a>'),
    on('https://shop.com/', `<p>Cakes from ₹500</p>${call('987654321')}`),
  ],
  notApplicable: [
    { page: page({}) },
    withBody('<a href="mailto:?body=Look">Send on</a>'),
    withBody(`${protected_}<script src="/cdn-cgi/scripts/5c5d/email-decode.min.js"></script>`),
    withBody('<a href="mailto:Email%20of%20a%20friend?body=Look">Send on</a>'),
  ],
} satisfies Fixtures;
