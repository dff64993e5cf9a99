import { type Fixtures, withHead } from '../facts.ts';

const refresh = (content: string) => withHead(`<meta http-equiv="refresh" content="${content}">`);

export default {
  pass: [
    withHead(''),
    // Within the site, or when somebody has read it.
    refresh('0; url=https://www.shop.example/new'),
    refresh('300; url=https://other.example/'),
    withHead('<script>if (isPhone()) location.href = "https://other.example/"</script>'),
  ],
  fail: [
    refresh('0; url=https://other.example/'),
    refresh('0,https://other.example'),
    withHead('<script>window.location.replace("https://other.example/" + lang);</script>'),
    withHead('<script>location = "https://b.example/click?if=1"</script>'),
  ],
} satisfies Fixtures;
