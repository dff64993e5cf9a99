import { type Fixtures, withBody } from '../facts.ts';

export default {
  pass: withBody('<p>दिल्ली में मिठाई</p>'),
  fail: [
    withBody('<p>fnYyh esa feBkbZ gS vkSj lLrh ugha gS</p>'),
    withBody('<p>;g feBkbZ gSA og lLrh Fkh, eagxh FkhA nqdku ughaA</p>'),
  ],
  notApplicable: withBody('<p>Sweets in Delhi</p>'),
} satisfies Fixtures;
