import { type Fixtures, withBody, withHead } from '../facts.ts';

const script = (code: string) => withHead(`<script>${code}</script>`);
const file = (src: string) => withHead(`<script src="${src}"></script>`);

export default {
  pass: [
    script("gtag('config', 'G-ABC123')"),
    file('https://www.googletagmanager.com/gtm.js?id=GTM-ABC'),
    script("gtag('config', 'G-ABC123'); gtag('config', 'AW-123')"),
    withHead(
      '<script>s.src = "https://www.googletagmanager.com/gtm.js?id=GTM-ABC"</script><script src="https://www.googletagmanager.com/gtm.js?id=GTM-ABC"></script>',
    ),
    script("var agent = 'UA-compatible'"),
  ],
  fail: [
    script("ga('create', 'UA-12345678-1', 'auto')"),
    file('https://www.googletagmanager.com/gtag/js?id=UA-12345678-1'),
    file('//s7.addthis.com/js/300/addthis_widget.js'),
    file('https://cdn.polyfill.io/v3/polyfill.min.js'),
    script("gtag('config', 'G-ABC123'); gtag('js', now); gtag('config', 'G-ABC123')"),
    script("gtag('config', 'G-XXXXXXXXXX')"),
    script("new Razorpay({ key: 'rzp_test_8sYbzHWidwe5Zw' })"),
    withBody('<form data-key="rzp_test_8sYbzHWidwe5Zw"></form>'),
    withHead('<iframe src="https://www.google.com/maps/embed/v1/place?key=YOUR_API_KEY"></iframe>'),
  ],
  notApplicable: withHead(''),
} satisfies Fixtures;
