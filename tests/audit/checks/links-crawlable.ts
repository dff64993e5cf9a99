import { type Fixtures, withBody } from '../facts.ts';

const dead = '<a href="#">Home</a><a href="#">Cakes</a><a href="#">Contact</a>';

export default {
  pass: [
    withBody(
      '<a href="/a">A</a><a href="tel:+911">B</a><a href="#">C</a><a name="top"></a><a role="button" onclick="go()">D</a><a href="">E</a><a>label</a>',
    ),
    withBody('<a role="button" href="javascript:void(0)">Menu</a>'),
    // WordPress has such words where a link may come, MediaWiki a button to print.
    withBody(
      '<a href="/a">A</a><a class="button">Get in touch</a><a href="javascript:print();">Print</a>',
    ),
    // Tabs, and a label over a submenu.
    withBody(
      `<a href="/a">A</a><a href="javascript:showHide('most-read', 1);">Most read</a><a href="javascript:;">Sections</a>`,
    ),
    // What opens a box, a chat, or goes back; a card with a link in it; labels over submenus.
    withBody(
      `<nav><span onclick="toggleMenu()">Menu</span><a href="#" onclick="open('cart')">Cart</a></nav>
      <button onclick="window.open('https://wa.me/911')">Chat</button><button onclick="window.open(this.dataset.share)">Share</button>
      <button onclick="history.back()">Back</button><a href="#" onclick="window.open('/a.jpg', '', 'width=640,height=550')">Enlarge</a>
      <div onclick="location.href='/a'"><a href="/a">A</a></div>`,
    ),
    withBody('<nav><a href="/a">A</a><a class="back">« Back</a><a>Search</a></nav>'),
    // Nobody searches for where visitors sign in and pay.
    withBody('<a href="/a">A</a><button onclick="location.href=\'/login\'">Sign in</button>'),
    withBody(`<nav>${dead}<a href="/a">A</a><a href="/b">B</a><a href="/c">C</a></nav>`),
    withBody(`${dead}<a href="#a">A</a><a href="#b">B</a><a href="/c">C</a>`),
    // A gallery, each picture with its button.
    withBody(`<nav><a href="/a">A</a></nav>${'<a href="#">Enlarge</a>'.repeat(9)}`),
  ],
  partly: [
    // One dead entry beside live ones.
    withBody('<nav><a href="/a">A</a><a href="/b">B</a><a href="javascript:void(0)">C</a></nav>'),
    withBody('<a href="/a">A</a><a onclick="go()">B</a>'),
    withBody('<a href="/a">A</a><a id="list" href="javascript:void(0)">Add</a>'),
    // HTML allows `rel` and `target` beside an address alone: a placeholder has neither.
    withBody('<a href="/a">A</a><a rel="noopener" data-link="/b">B</a>'),
    withBody('<a href="/a">A</a><nav><a>B</a><a>C</a><a>D</a></nav>'),
    withBody('<a href="/a">A</a><a href="#" onclick="location.href=\'/b\'">B</a>'),
    withBody('<a href="/a">A</a><span onclick="window.location=\'/b\'">B</span>'),
    withBody('<a href="/a">A</a><button onclick="goTo(\'/b\')">B</button>'),
    withBody('<a href="/a">A</a><nav><li data-href="/b">B</li></nav>'),
    withBody('<a href="/a">A</a><a id="b" href="javascript:goTo(\'/b\')">B</a>'),
    withBody(`<a href="/a">A</a><nav>${dead}</nav>`),
    withBody('<a href="/a">A</a><a href="C:\\site\\b.html">B</a>'),
  ],
  fail: [
    withBody(dead),
    withBody(dead.replaceAll('#', '#!')),
    withBody(dead.replaceAll('#', 'javascript:show(1)')),
    withBody('<a href="javascript:void(0)">A</a><a href="http://[">B</a>'),
    withBody(
      '<nav><ul><li onclick="location.href=\'/a\'">A</li><li onclick="navigate(\'/b\')">B</li></ul></nav>',
    ),
  ],
  notApplicable: withBody('<a id="top"></a>'),
} satisfies Fixtures;
