import { type Fixtures, jsonLd, page, withBody } from '../facts.ts';

export default {
  pass: [
    withBody('<a href="https://www.google.com/maps/search/?api=1&query=28.6,77.1">Map</a>'),

    withBody('<a href="https://www.facebook.com/guptasweets">F</a>'),
    withBody('<a href="https://www.facebook.com/profile.php?id=1">F</a>'),
    withBody('<a href="https://twitter.com/#!/guptasweets">T</a>'),
  ],
  fail: [
    withBody('<a href="https://www.facebook.com/wordpress">F</a>'),
    withBody('<a href="https://www.google.com/maps">Map</a>'),
    withBody(jsonLd({ '@type': 'Store', sameAs: 'https://www.facebook.com/yourpage' })),

    withBody('<a href="https://plus.google.com/+Gupta">Google+</a>'),
    withBody('<a href="#">Facebook</a>'),
    withBody('<a href="#" rel="noopener" target="_blank"> YouTube </a>'),
    withBody('<a class="btn" href=""><i class="fab fa-facebook-f"></i></a>'),
    withBody('<a href="www.linkedin.com/company/gupta">in</a>'),

    withBody('<a href="https://facebook.com/">F</a>'),
    withBody('<p>Follow us on <a href="https://twitter.com">F</a>'),
    withBody('<a href="https://www.instagram.com/yourusername/">F</a>'),
  ],
  partly: withBody(
    '<a href="https://facebook.com/">F</a><a href="https://www.instagram.com/guptasweets">F</a>',
  ),
  notApplicable: [
    { page: page({}) },
    // A script shares the page, or opens a menu.
    withBody('<a href="#" rel="nofollow"><i class="fa fa-facebook"></i></a>'),
    withBody('<a href="#" onclick="share()">Facebook</a><a href="#">About Facebook</a>'),
    withBody('<a href="#"><i class="fa fa-facebook"></i> Sign up by Facebook</a>'),
    { page: page({ body: '<a href="#">Facebook</a>' }, { url: 'https://shop.example/news/a' }) },
    withBody('<a href="https://www.facebook.com/sharer/sharer.php?u=x">F</a>'),
    // It is spoken of.
    withBody(
      '<p>I would share the scripts that bring films to <a href="http://youtube.com/">YouTube</a>.</p>',
    ),
    // Of who wrote a comment.
    withBody('<a rel="external nofollow" href="https://plus.google.com/1">A. Rao</a>'),
    withBody('<a rel="nofollow ugc" href="https://facebook.com/">A. Rao</a>'),
  ],
} satisfies Fixtures;
