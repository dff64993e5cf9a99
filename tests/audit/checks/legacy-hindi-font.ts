import { type Fixtures, page } from '../facts.ts';

const styled = '<style>body { font-family: "Kruti Dev 010", Arial }</style>';

const fixtures: Fixtures = {
  pass: [
    { page: page({ body: '<p>दिल्ली में मिठाई</p>' }) },
    { page: page({ head: styled, body: '<p>दिल्ली में मिठाई</p>' }) },
  ],
  fail: [
    { page: page({ head: styled, body: '<p>fnYyh esa feBkbZ</p>' }) },
    { page: page({ body: '<p><font face="DevLys 010">feBkbZ</font></p>' }) },
    // Its font stands in another file.
    { page: page({ body: '<p>fnYyh esa feBkbZ gS vkSj lLrh ugha gS</p>' }) },
  ],
  notApplicable: { page: page({ body: '<p>Sweets in Delhi</p>' }) },
};

export default fixtures;
