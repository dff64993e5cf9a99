import { type Fixtures, file, page, withBody, withHead } from '../facts.ts';

const styled = (css: string) => ({ page: page({}), files: [file('style', '/a.css', { css })] });

export default {
  pass: [
    styled('p { color: #333 }'),
    styled('@font-face { font-family: A; src: url(a.woff2); font-display: swap }'),
    styled('@font-face { font-family: "FontAwesome"; src: url(fa.woff2) }'),
    styled('@font-face { font-family: "fontello"; src: url(f.woff2) }'),
    styled('a'.repeat(251_000)),
    // Only where the first one did not come.
    {
      ...withBody('<script>window.jQuery || document.write("<script src=/a.js>")</script>'),
      files: [],
    },
  ],
  fail: [
    styled('a'.repeat(700_000)),
    { ...withHead(`<style>${'a'.repeat(600_000)}</style>`), files: [] },
  ],
  partly: [
    styled('a'.repeat(400_000)),
    styled('@import url("reset.css");'),
    styled('@font-face { font-family: A; src: url(a.ttf) }'),
    { ...withBody('<script>document.write("<script src=/a.js>")</script>'), files: [] },
  ],
} satisfies Fixtures;
