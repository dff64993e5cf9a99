import { type Fixtures, file, page, withBody } from '../facts.ts';

const styled = (css: string) => ({ page: page({}), files: [file('style', '/a.css', { css })] });

export default {
  pass: [
    { page: page({}), files: [] },
    styled('body { max-width: 1200px; width: 1200px } p { font-size: 16px }'),
    styled('@media (min-width: 900px) { .container { width: 870px } }'),
    // Taken back where it matters.
    styled('.wrapper { width: 980px } @media (max-width: 980px) { .wrapper { width: auto } }'),
    // With `rem` beside it, ten pixels are a way of counting.
    styled('html { font-size: 10px } body { font-size: 1.6rem }'),
    styled('body { font: 1rem/9px sans-serif }'),
    styled('@media (max-width: 600px) { nav { display: none } }'),
    styled('.icon { user-select: none } /* body { min-width: 900px } */ /* open'),
    { ...withBody('<div class="table-scroll"><table width="980"></table></div>'), files: [] },
    { ...withBody('<div style="width: 980px; max-width: 100%"></div>'), files: [] },
    { ...withBody('<p class="hide-md"><ins style="width: 728px"></ins></p>'), files: [] },
    { ...withBody('<div class="wp-caption left" style="width: 610px"></div>'), files: [] },
    // A pattern would look from each space anew.
    styled(`a${' '.repeat(600_000)}b { color: red }`),
  ],
  fail: [
    { ...withBody('<div class="poster" style="width: 610px"></div>'), files: [] },
    styled('body { min-width: 1200px }'),
    styled('@charset "utf-8"; h1, #wrapper { width: 980px; }'),
    styled('html, body, p { font-size: 9px }'),
    styled('body { font: bold 9px/1.2 sans-serif }'),
    styled('@media (max-width: 767px) { a[href^="tel:"] { display: none !important } }'),
    { ...withBody('<table width="980"></table>'), files: [] },
    { ...withBody('<div style="min-width: 900px"></div>'), files: [] },
    {
      page: page({ head: '<style>main { min-width: 1000px }</style>' }),
      files: [],
    },
  ],
} satisfies Fixtures;
