import fc from 'fast-check';

const tag = fc.constantFrom(
  ...'html head body title meta link base style script noscript template h1 h2 p div a img b i table tr td form input select svg math iframe frameset object'.split(
    ' ',
  ),
);
const name = fc.constantFrom(
  ...'lang href src rel name content property http-equiv charset style alt hreflang type itemtype id role aria-label width'.split(
    ' ',
  ),
);
const value = fc.oneof(
  fc.string(),
  fc.constantFrom(
    ...'canonical robots description noindex text/html;charset=x hi en-UK x-default javascript:void(0) # // http://[ og:image application/ld+json https://shop.example/'.split(
      ' ',
    ),
  ),
);
const start = fc
  .tuple(tag, fc.array(fc.tuple(name, value), { maxLength: 4 }))
  .map(([of, attributes]) => `<${of}${attributes.map(([n, v]) => ` ${n}="${v}"`).join('')}>`);
const json = fc
  .json()
  .map((text) => `<script type="application/ld+json">{"@type":"Product","a":${text}}</script>`);

/** Pages as nobody would write them. */
export const tagSoup = fc
  .array(
    fc.oneof(
      start,
      tag.map((of) => `</${of}>`),
      fc.string({ unit: 'grapheme' }),
      json,
    ),
    { maxLength: 40 },
  )
  .map((pieces) => pieces.join(''));
