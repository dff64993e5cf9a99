import { type Fixtures, page, withBody } from '../facts.ts';

const form = '<form action="/a" method="post"><input type="tel"><input name="name"></form>₹40';

export default {
  pass: [
    withBody(`${form}<a href="/privacy-policy">What we keep</a>`),
    withBody(`${form}<a href="/niti">गोपनीयता नीति</a>`),
  ],
  fail: withBody(form),
  notApplicable: [
    { page: page({}) },
    withBody(form.replace('₹', '€')),
    // A task, and nobody's message.
    withBody('<form><input name="project"><textarea name="description"></textarea></form>₹40'),
  ],
} satisfies Fixtures;
