import { type Fixtures, page, withBody } from '../facts.ts';

const styled = '<style>body { font-family: "Kruti Dev 010", Arial }</style>';

export default {
  pass: [
    withBody('<p>दिल्ली में मिठाई</p>'),
    { page: page({ head: styled, body: '<p>दिल्ली में मिठाई</p>' }) },
  ],
  fail: [
    { page: page({ head: styled, body: '<p>fnYyh esa feBkbZ</p>' }) },
    withBody('<p><font face="DevLys 010">feBkbZ</font></p>'),
    withBody('<p style="font: 12px Chanakya">feBkbZ</p>'),
    // Its font stands in another file.
    withBody('<p>fnYyh esa feBkbZ gS vkSj lLrh ugha gS</p>'),
    withBody('<p>;g feBkbZ gSA og lLrh Fkh, eagxh FkhA nqdku ughaA</p>'),
  ],
  notApplicable: withBody('<p>Sweets in Delhi</p>'),
} satisfies Fixtures;
