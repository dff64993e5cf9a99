import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { markOf } from '../../src/catalog/load/hindi-mark.ts';
import { mergeHindi } from '../../src/catalog/load/merge-hindi.ts';
import { hindiAsWritten, rightAsItIs } from '../../src/editor/hindi-file.ts';

const ENGLISH = {
  title: 'Website',
  price: 79500,
  lead: 'Ask {phone} first',
  steps: ['Look', 'Mend'],
  questions: [
    { question: 'How long?', answer: 'A week', icon: 'clock' },
    { question: 'How much?', answer: 'A lot', icon: 'coin' },
  ],
};
const HINDI = {
  title: 'वेबसाइट',
  lead: 'पहले {phone} पर पूछिए',
  steps: ['देखिए', 'सुधारिए'],
  questions: [
    { question: 'कितना समय?', answer: 'एक हफ़्ता' },
    { question: 'कितने का?', answer: 'बहुत' },
  ],
};
const [WEEK, COST] = ENGLISH.questions;
const NEW = { question: 'By whom?', answer: 'By us', icon: 'hand' };

const written = (english: object, hindi: object | string, before?: string) =>
  hindiAsWritten(
    stringify(english),
    typeof hindi === 'string' ? hindi : stringify(hindi),
    [],
    before,
  );
const MARKED = written(ENGLISH, HINDI);

/** What a Hindi page shows, and what is said of it. */
function page(english: object, file = MARKED) {
  const { data, issues, behind } = mergeHindi(english, parse(file), markOf(file));
  const told = (said: typeof issues) => said.map(({ path }) => path.join('.'));
  return { data, wrong: told(issues), behind: told(behind) };
}

it('an item of a list that moves, goes or is new in English has its Hindi with it, goes with it, or is in English and named', () => {
  const moved = page({
    ...ENGLISH,
    steps: ['Ask', 'Mend', 'Look'],
    questions: [COST, NEW, WEEK],
  });
  expect(moved.data).toMatchObject({
    steps: ['Ask', 'सुधारिए', 'देखिए'],
    questions: [{ question: 'कितने का?', icon: 'coin' }, NEW, { answer: 'एक हफ़्ता', icon: 'clock' }],
  });
  expect(moved.wrong).toEqual([]);
  expect(moved.behind).toEqual(['steps.0', 'questions.1.question', 'questions.1.answer']);
  expect(page({ ...ENGLISH, steps: ['Mend'], questions: [COST] })).toMatchObject({
    data: { steps: ['सुधारिए'], questions: [{ answer: 'बहुत' }] },
    wrong: [],
    behind: [],
  });
});

it('English that is taken away, or that names other facts, or is written anew, stops no Hindi page', () => {
  const { lead: _lead, ...rest } = ENGLISH;
  expect(page(rest)).toMatchObject({ wrong: [], behind: [] });
  const other = { ...ENGLISH, lead: 'Ask {email} first', title: 'Websites', steps: 'Look' };
  expect(page(other)).toMatchObject({
    data: { title: 'वेबसाइट', lead: 'Ask {email} first', steps: 'Look' },
    wrong: [],
    behind: ['title', 'lead', 'steps'],
  });
});

it('Hindi is named as older until it is changed itself, whatever else is; a price or an icon ages none', () => {
  const other = { ...ENGLISH, title: 'Websites', questions: [WEEK, { ...COST, answer: 'Little' }] };
  expect(page(other).behind).toEqual(['title', 'questions.1.answer']);
  const saved = written(other, { ...HINDI, title: 'वेबसाइटें' }, MARKED);
  expect(page(other, saved).behind).toEqual(['questions.1.answer']);
  const facts = { ...ENGLISH, price: 81000, questions: [{ ...WEEK, icon: 'star' }, COST] };
  expect(page(facts).behind).toEqual([]);
  // Of a photograph that comes its words are asked for, and not the name of its file.
  const photo = { file: 'img_2~1.webp', alt: 'A shop front' };
  expect(page({ ...ENGLISH, photo }).behind).toEqual(['photo.alt']);
});

it('Hindi that is right as it is, though its English has changed or moved, is named no more, and no other with it', () => {
  const other = { ...ENGLISH, title: 'Websites', questions: [{ ...COST, answer: 'Little' }, WEEK] };
  const read = rightAsItIs(stringify(other), MARKED, [], 'questions.0.answer');
  expect(page(other, read)).toMatchObject({ wrong: [], behind: ['title'] });
  expect(parse(read)).toEqual({ ...HINDI, questions: HINDI.questions.toReversed() });
  const both = rightAsItIs(stringify(other), read, [], 'title');
  expect(page(other, both).behind).toEqual([]);
});

it('English that is put back has its Hindi again: after saving, after a look, and where two items say the same in Hindi', () => {
  const hindi = { ...HINDI, steps: ['देखिए', 'देखिए'] };
  const marked = written(ENGLISH, hindi);
  const other = { ...ENGLISH, title: 'Websites', steps: ['Look', 'Repair'] };
  const saved = written(other, marked);
  expect(page(other, saved).behind).toEqual(['title', 'steps.1']);
  const read = rightAsItIs(stringify(other), saved, [], 'title');
  expect(page(other, read).behind).toEqual(['steps.1']);
  for (const file of [marked, saved, read, written(ENGLISH, read)])
    expect(page(ENGLISH, file)).toMatchObject({ wrong: [], behind: [] });
});

it('an item of a list that is new in English stops no Hindi page though another says the same', () => {
  const again = { ...ENGLISH, questions: [WEEK, COST, { ...NEW, answer: 'A week' }] };
  expect(page(again)).toMatchObject({
    wrong: [],
    behind: ['questions.2.question', 'questions.2.answer'],
  });
});

it('what Hindi itself leaves out, adds or changes is a mistake: a page is complete when it is first written', () => {
  const { title: _title, ...rest } = HINDI;
  expect(page(ENGLISH, stringify(rest)).wrong).toEqual(['title']);
  expect(page(ENGLISH, written(ENGLISH, rest)).wrong).toEqual(['title']);
  expect(page(ENGLISH, written(ENGLISH, rest, MARKED)).wrong).toEqual(['title']);
  expect(page(ENGLISH, stringify({ ...HINDI, steps: ['देखिए'] })).wrong).toEqual(['steps']);
  const added = MARKED.replace('{phone}', '{email}').replace('title:', 'note: नया\ntitle:');
  expect(page(ENGLISH, added).wrong).toEqual(['note', 'lead']);
});

it('an item without Hindi keeps its place in the file, and what a form adds to the words is left out', () => {
  const english = { ...ENGLISH, steps: ['Look', 'Ask', 'Mend'], questions: [WEEK, NEW, COST] };
  const form = {
    ...HINDI,
    steps: ['देखिए', '', 'सुधारिए'],
    questions: [
      { ...HINDI.questions[0], type: 'faq' },
      { question: '', answer: '' },
      HINDI.questions[1],
    ],
  };
  const saved = written(english, form, MARKED);
  expect(parse(saved)).toEqual({
    ...HINDI,
    steps: ['देखिए', null, 'सुधारिए'],
    questions: [HINDI.questions[0], {}, HINDI.questions[1]],
  });
  expect(page(english, saved)).toMatchObject({
    wrong: [],
    behind: expect.arrayContaining(['steps.1']),
  });
  expect(written(english, saved)).toBe(saved);
});
