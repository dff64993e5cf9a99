import { type Fixtures, withHead } from '../facts.ts';

const refresh = (content: string) => withHead(`<meta http-equiv="refresh" content="${content}">`);

const onPhones = (to: string) =>
  `<script>if (/Android|iPhone/i.test(navigator.userAgent)) { location.href = "${to}" }</script>`;

export default {
  pass: [
    withHead(''),
    // Within the site, or when somebody has read it.
    refresh('0; url=https://www.shop.example/new'),
    refresh('300; url=https://other.example/'),
    withHead('<script>if (isPhone()) location.href = "https://other.example/"</script>'),
    withHead(
      '<script>if (/MSIE/.test(navigator.userAgent)) location = "https://browsers.example.net/"</script>',
    ),
    // An app, and the firm's own pages for phones.
    withHead(onPhones('https://play.google.com/store/apps/details?id=in.shop')),
    withHead(onPhones('https://m.shop.net/')),
    withHead(onPhones('https://mobile.shop.example/')),
    withHead('<script>if (screen.width <= 699) location = "http://m.shop.example"</script>'),
  ],
  fail: [
    withHead(onPhones('https://prizes.example.net/?s=41')),
    ...['if (screen.width <= 699) { document', 'if (window.innerWidth < 768) window'].map((asks) =>
      withHead(`<script>${asks}.location = "https://prizes.example.net/";</script>`),
    ),
    refresh('0; url=https://other.example/'),
    refresh('0,https://other.example'),
    withHead('<script>window.location.replace("https://other.example/" + lang);</script>'),
    withHead('<script>location = "https://b.example/click?if=1"</script>'),
  ],
} satisfies Fixtures;
