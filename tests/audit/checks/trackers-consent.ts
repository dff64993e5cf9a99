import { type Fixtures, withBody, withHead } from '../facts.ts';

const gtag = '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>';
const pixel =
  "<script>!function(f){}(window,'https://connect.facebook.net/en_US/fbevents.js')</script>";

export default {
  pass: [
    withHead(
      `<script src="https://cdn.cookielaw.org/scripttemplates/otSDKStub.js"></script>${gtag}`,
    ),
    withHead(`<script src="https://cdn.privacy-mgmt.com/wrapper.js"></script>${gtag}`),
    withHead(`<script>gtag('consent', 'default', { ad_storage: 'denied' })</script>${gtag}`),
    withBody(
      `${gtag}<p>We use cookies to count visits. <button>Accept</button> or decline cookies</p>`,
    ),
  ],
  fail: [
    withHead(gtag),
    withHead(pixel),
    // It counts whatever the box is answered.
    withBody(
      `${gtag}<div id="consent" role="dialog" hidden>We count visits. <button>No</button></div>`,
    ),
  ],
  notApplicable: [
    withHead('<script src="/app.js"></script>'),
    // It counts nobody any more.
    withHead('<script src="https://ssl.google-analytics.com/ga.js"></script>'),
    withHead(gtag.replace('<script', '<script type="text/plain" data-category="statistics"')),
  ],
} satisfies Fixtures;
