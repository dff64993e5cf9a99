import { type Fixtures, page, readPage } from '../facts.ts';

const menu = 'Home Tiles About Contact Call us now on 98101 23456';
const footer = Array(40).fill('word').join(' ');
const tabs = '<a href="/">A</a><a href="/b">B</a><a href="/c">C</a>';
const text = (own: string) => ({ body: `<p>${menu}</p>${own}<p>${footer} Sector 8, Rohini</p>` });
const words = (about: string) => `<p>${Array(20).fill(about).join(' ')}</p>`;
const home = page(text(words('tiles')));
const other = (path: string, own: string) => readPage(path, text(own));

export default {
  pass: [
    { page: home, pages: [other('/about', words('about'))] },
    // The pictures differ.
    {
      page: page(text(`${words('tiles')}<img src="e"><img src="f"><img src="g">`)),
      pages: [other('/b', `${words('tiles')}<img src="b"><img src="c"><img src="d">`)],
    },
    // It names the other as the real one.
    {
      page: home,
      pages: [
        readPage('/start', {
          ...text(words('tiles')),
          head: '<link rel="canonical" href="https://shop.example/">',
        }),
        other('/b', words('b')),
      ],
    },
    // Another page may quote it whole.
    {
      page: page(text(words('tiles') + words('about'))),
      pages: [other('/about', words('about')), other('/tiles', words('b'))],
    },
    // A form or a map says it, many pictures are a gallery, and a cart may be empty.
    { page: home, pages: [other('/contact', '<form><input name="a"><input name="b"></form>')] },
    { page: home, pages: [other('/way', '<iframe src="https://maps.google.com/"></iframe>')] },
    { page: home, pages: [other('/gallery', '<img src="a"><img src="b"><img src="c">')] },
    {
      page: home,
      pages: [other('/blog', `<p>More is coming soon.</p>${words('tiles')}${words('b')}`)],
    },
  ],
  partly: [
    { page: home, pages: [other('/about', words('about')), other('/rates', words('tiles'))] },
    { page: home, pages: [other('/contact', '<h1>Contact</h1><p>Content coming soon.</p>')] },
    { page: home, pages: [other('/about', '<h1>404</h1>')] },
    // Of posters alone, under a short menu.
    {
      page: page({ body: `${tabs}<img src="a"><img src="b"><p>${footer}</p>` }),
      pages: [readPage('/b', { body: `${tabs}${words('b')}<p>${footer}</p>` })],
    },
    { page: home, pages: [other('/poster', '<img src="poster.jpg">'), other('/b', words('b'))] },
  ],
  fail: [{ page: home, pages: [other('/about', words('tiles'))] }],
  notApplicable: [
    { page: home, pages: [] },
    { page: home, pages: [other('/cart', '')] },
  ],
} satisfies Fixtures;
