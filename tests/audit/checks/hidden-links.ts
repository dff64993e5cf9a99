import { type Fixtures, page, withBody, withHead } from '../facts.ts';

const spam = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `<a href="https://site${at}.example/">online casino</a>`,
  ).join('');
const hidden = (style: string, count = 2) =>
  withBody(`<a href="/a">A</a><div style="${style}"><p>${spam(count)}</p></div>`);

const comments = (
  text: string,
  to = (at: number) => `https://site${at}.example/`,
  about = 'Does a root canal hurt?',
) =>
  withBody(
    `<h1>${about}</h1><ol class="comment-list">${Array.from(
      { length: 5 },
      (_, at) =>
        `<li class="comment"><div class="comment-body"><a href="${to(at)}" rel="ugc">Anna</a><p>${text}</p></div></li>`,
    ).join('')}</ol>`,
  );

export default {
  pass: [
    // Readers with sites of their own, who say what the page is about; and words that lead nowhere.
    comments('Thank you. I had mine in May, and buy my brush here.'),
    comments('My bank gives cheap loans.', () => '#reply'),
    comments('Never buy backlinks.', undefined, 'Which backlinks help a dentist'),
    // Google's own tag of ten years ago, a paper that names one, and an exporter who writes to Japan.
    withBody('<a href="/a">A</a><script>document.write(unescape("%3Cscript src=a.js"))</script>'),
    withBody('<a href="/a">A</a><p>The state has no laws on online casinos.</p>'),
    {
      page: page({
        head: '<title>インドのタイル</title>',
        body: '<a href="/a">A</a><p>日本のお客様へ</p>',
      }),
    },
    // An app of a Japanese firm, which a script fills.
    {
      page: page({
        head: '<title>日本の瓦</title>',
        body: '<div id="root"></div><a href="/"></a>',
      }),
    },
    withBody('<p style="font-size:1px"><a href="https://maker.example.net/">Made by Maker</a></p>'),

    withBody('<a href="/a">A</a>'),
    // A menu that opens, one word of a paper, and a hotel that has one.
    withBody('<ul style="display:none"><li><a href="https://b.example/">Rooms</a></ul>'),
    withBody(
      '<a href="https://matka-chai.example/">Matka chai</a><a href="https://alpha-bet.example/">ABC</a>',
    ),
    withBody(
      '<a href="https://pots.example/">Matka</a><a href="https://casino.example/">Notes</a>',
    ),
    {
      page: page({
        head: '<title>Hacked by a stranger? What to do</title>',
        body: '<a href="/a">A</a>',
      }),
    },
    withBody(
      '<a href="/a">A</a><script>var r = document.referrer; if (/google/.test(r)) { note(r) } b.onclick = function () { location.href = "https://pay.example/" }</script>',
    ),
    withBody(spam(2)),
    withBody(
      '<a href="/a">A</a><iframe src="https://shop.top/"></iframe><iframe hidden src="https://pay.example/"></iframe>',
    ),
    withBody('<div hidden><a href="https://a.example/">Casino cruises</a></div>'),
    {
      page: page({
        head: '<title>Casino Hotel Goa</title>',
        body: `<div style="display:none">${spam(4)}</div>`,
      }),
    },
    withBody('<div hidden><a href="/viagra">Viagra</a><a href="/cialis">Cialis</a></div>'),
  ],
  fail: [
    comments('Nice post! Visit my site for cheap loans and casino bonus.'),
    comments('Great. Buy real followers', (at) => `http://best-${at}.top`),
    withBody('<iframe src="https://count.traffic.top/in" width="1" height="1"></iframe>'),
    {
      page: page({
        head: '<title>SLOT GACOR: situs judi online</title>',
        body: '<p>Our tiles</p>',
      }),
    },
    {
      page: page({
        head: '<title>シャネル バッグ 激安</title>',
        body: '<p>Tiles of all sizes</p>',
      }),
    },
    withBody('<p class="a">buy viagra, generic levitra, canadian pharmacy</p>'),
    withHead('<script>eval(String.fromCharCode(105,102,40,47,103))</script>'),
    withBody('<script src="https://coinhive.com/lib/coinhive.min.js"></script>'),
    withBody(
      '<p style="font-size:1px"><a href="https://free.example.net/">free nulled themes</a></p>',
    ),

    hidden('display:none', 1),
    hidden('position:absolute; left:-9999px'),
    hidden('DISPLAY: NONE'),
    hidden('font-size:0'),
    hidden('height:1px;overflow:hidden'),
    hidden('text-indent:-5000px'),
    {
      page: page({
        head: '<style>.a b{color:red} .seo { visibility: hidden }</style>',
        body: `<div class="x seo">${spam(2)}</div>`,
      }),
    },
    withBody(
      '<div hidden><a href="https://a.example/">Buy Viagra</a><a href="https://slot-gacor.example">x</a></div>',
    ),
    withBody(spam(6)),
    withBody(
      '<a href="https://sattamatka1.example/">kalyan chart</a><a href="https://dpboss.example/">dpboss</a>',
    ),
    withBody(
      '<a href="https://matka-result.example/">Satta Matka result</a><a href="https://india.bet/">Online casino</a>',
    ),
    withBody(
      '<p hidden><a href="https://a.example/">皇冠体育投注</a><a href="https://b.example/">bahis siteleri</a></p>',
    ),
    withHead('<title>HaCkeD by Mr.X</title>'),
    {
      page: page({
        head: '<title>激安 ブランド 財布</title><meta name="description" content="Floor and wall tiles in Rohini, Delhi, of all sizes">',
        body: '<p>Tiles of all sizes</p>',
      }),
    },
    withHead(
      '<script>if(document.referrer.indexOf("google")>-1){window.location.replace("https://b.example/in")}</script>',
    ),
  ],
  notApplicable: withHead(''),
} satisfies Fixtures;
