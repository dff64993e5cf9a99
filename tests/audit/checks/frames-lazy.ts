import { type Fixtures, withBody } from '../facts.ts';

const below = '<h1>A</h1><h2>B</h2>';
const film = '<iframe src="https://www.youtube.com/embed/a"></iframe>';
const late = film.replace('src', 'loading="lazy" src');

export default {
  pass: withBody(below + late),
  fail: withBody(below + film),
  partly: withBody(below + film + late),
  notApplicable: [
    withBody(film),
    withBody(below + film.replace('<iframe', '<iframe hidden')),
    // A button or a banner is neither film nor map.
    withBody(`${below}<iframe src="https://ads.example/?of=google.com/maps"></iframe>`),
  ],
} satisfies Fixtures;
