import { type Fixtures, withBody } from '../facts.ts';

export default {
  pass: [
    withBody('<p>दिल्ली में मिठाई</p>'),
    // Names of fonts around what is no Hindi typed for them.
    withBody('<p>दिल्ली</p><font face="Kruti Dev 010">Best of the sweets in Delhi</font>'),
    withBody('<p style="font-family: Arial, Kruti Dev 010">दिल्ली sweets and namkeen</p>'),
  ],
  fail: [
    // The rest of the page is Unicode.
    withBody('<p>दिल्ली</p><h1><font face="Kruti Dev 010">jkuh[ksr esa gksVy</font></h1>'),
    withBody(`<p style="font-family: 'DevLys 010', serif">lwpuk foHkkx 2026</p>`),
    withBody('<p>fnYyh esa feBkbZ gS vkSj lLrh ugha gS</p>'),
    withBody('<p>;g feBkbZ gSA og lLrh Fkh, eagxh FkhA nqdku ughaA</p>'),
  ],
  notApplicable: withBody('<p>Sweets in Delhi</p>'),
} satisfies Fixtures;
