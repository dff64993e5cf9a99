import { type Fixtures, jsonLd, page, withBody, withHead } from '../facts.ts';

export default {
  pass: [
    withBody('<p>Dear [your name], see [1]. Our site was made with love. 123 Street, Rohini.</p>'),
    withBody('<h1>A template for your policy</h1><p>[Company Name] keeps no data.</p>'),
    withHead(
      jsonLd({ '@type': 'Store', name: 'The Company Name', streetAddress: '123 Main Bazar' }),
    ),
    withBody('<p>Which site name fits your company? We find your website name.</p>'),
    {
      page: page({
        head: '<meta property="og:title" content="A WordPress theme for cafes">',
        body: 'Buy the theme for 900 rupees.',
      }),
    },
    {
      page: page(
        { body: '© Gupta Sweets, since 2012' },
        { headers: { date: 'Sun, 01 Nov 2026 00:00:00 GMT' } },
      ),
    },
    { page: page({ body: '© 2009–2026' }, { headers: { date: 'Sun, 01 Nov 2026 00:00:00 GMT' } }) },
    {
      page: page(
        {
          head: '<title>Winners of 2019 | Admissions open 2026-27</title>',
          body: '© 2003 to 2026 Gupta. © 2011 से 2026. Admissions open 2022, admissions open 2026. Registration open! Established 2009',
        },
        { headers: { date: 'Sun, 01 Nov 2026 00:00:00 GMT' } },
      ),
    },
    withHead('<meta name="description" content="18% GST, 5%off, %e0%a4%ad%e0%a4%be">'),
    withHead('<meta name="description" content="Write the title of your book with us in Pune.">'),
    withBody('<p>{{ price }}</p><script src="/vue.js"></script>'),
    withBody('<p>{{ playlist.onNowText }}</p><script src="/core.js"></script>'),
    withBody('<h1>Templates for shops</h1><p>Write {{ price }} or [vc_row].</p>'),
    withBody('<h1>blog.gupta.co.in</h1><p>Really?? Yes. [1] [see below] Warning: hot oil.</p>'),
    withBody('<h1>Learn to code</h1><a href="/hello-world/">Hello world</a>'),
    // A head that ends in noscript has the page read as who runs scripts has it.
    withHead(
      '<noscript><img src="/pixel.gif"></noscript></head><body><noscript><p>Old <b>browser</b></p></noscript>',
    ),
    withBody('<textarea>&lt;b&gt;Cakes&lt;/b&gt;</textarea>'),
    withBody('<p>Write:</p><pre>&lt;b&gt;Cakes&lt;/b&gt;</pre>'),
    withBody('<h1>TestResponse.Text</h1>'),
    withBody('<p>Use italics (&lt;i&gt;lyric&lt;/i&gt;) to tell singers apart.</p>'),
    withBody('<code>&lt;p&gt;Content goes here&lt;/p&gt;</code>'),
    withBody('<p>You may use these HTML tags: &lt;a href=""&gt; &lt;b&gt; &lt;/b&gt;</p>'),

    withBody(
      '<p>Bricks from Jhajjar. Everything goes here, even the title.</p><a href="/hello-world-of-bricks/">A</a>',
    ),
    withBody('<p>Printers set “Lorem ipsum dolor sit amet” in the 1960s.</p>'),
  ],
  fail: [
    withBody('<address>123 Fifth Avenue, New York, NY 10160, USA</address>'),
    withBody('<p>Liquid error (sections/footer line 24): Could not find asset</p>'),
    withBody('<p>This policy says how [INSERT COMPANY NAME] uses your data.</p>'),
    withBody('<p>How [Your Company Name] uses your data.</p>'),
    withHead(jsonLd({ '@type': 'Store', name: 'Gupta', address: '[object Object]' })),
    withBody(
      '<div>This site was designed with the <b>WIX</b>.com website builder. Create your website today.</div>',
    ),
    withHead(jsonLd({ '@type': 'Store', name: 'Your Business Name' })),
    withHead(
      jsonLd({ '@type': 'Store', name: 'Gupta', address: { streetAddress: '123 Main Street' } }),
    ),
    withHead('<meta property="og:title" content="Finanza - Website Template">'),
    withBody('<footer>GSTIN 22AAAAA0000A1Z5</footer>'),
    withBody('<footer>© <a href="#">Your Site Name</a>, All Right Reserved.</footer>'),
    withBody('<footer>© 2024 Your Company. All rights reserved.</footer>'),
    {
      page: page(
        { body: '<p>Admission open for session 2022-23!</p>© 2026' },
        { headers: { date: 'Sun, 01 Nov 2026 00:00:00 GMT' } },
      ),
    },
    withHead('<meta name="description" content="Enter your page description here">'),
    withBody('<p>&lt;p&gt;&lt;strong&gt;Tile&lt;/strong&gt;</p>'),
    withBody('<h3>test test 123</h3>'),
    {
      page: page({ body: '© 2017 Gupta' }, { headers: { date: 'Sun, 01 Nov 2026 00:00:00 GMT' } }),
    },
    {
      page: page(
        { body: '<h1>Admissions open 2019-20</h1>© 2026' },
        { headers: { date: 'Sun, 01 Nov 2026 00:00:00 GMT' } },
      ),
    },
    withHead('<meta property="og:title" content="%%title%% %%sep%%">'),
    withBody('<a href="/hello-world/">Hello world!</a>'),
    withHead('<meta name="description" content="Description of your website goes here">'),
    withBody('<p>यहाँ अपना टेक्स्ट लिखें।</p>'),
    withHead('<meta name="description" content="[vc_row][vc_column]Tiles[/vc_column]">'),
    withBody('<h1>home.hero.title</h1>'),
    withBody('<p>{{ product.price | currency }} a box</p>'),
    withBody('<p>₹NaN a box</p>'),
    withBody('<p>Warning: Undefined variable $a in /home/a/public_html/b.php on line 12</p>'),
    withBody('<p>????? ?? ???? ????</p>'),
    withBody('<p>John Doe, CEO, Envato</p>'),
    withBody('<p>Click here to add your own text and edit me.</p>'),

    withBody('<p>Lorem ipsum dolor sit amet.</p>'),
    withBody('<h2>Lorem ipsum</h2><p>Lorem ipsum dolor sit amet.</p>'),
    withBody('<footer>info@example.com</footer>'),
    withHead('<title>Shop | Just another WordPress site</title>'),
  ],
  notApplicable: withBody(
    '<h2>What is lorem ipsum?</h2><p>“Lorem ipsum dolor sit amet” is Latin.</p>',
  ),
} satisfies Fixtures;
