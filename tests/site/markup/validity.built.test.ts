import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routes } from '../../../src/catalog/routes.ts';
import { builtSite } from '../../helpers/built-site.ts';
import { type Site, startSite } from '../../helpers/index.ts';

/** Stands before a page's first island: Astro knows no other place, HTML knows no style in a body. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/;

/** The HTML standard's rules, and those that make valid markup usable; none is off. */
const validator = new HtmlValidate(
  new StaticConfigLoader({ extends: ['html-validate:standard', 'html-validate:a11y'] }),
);

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(async () => {
  await site?.stop();
});

/** What is wrong with a page, a line each: where, what, and by which rule. */
async function mistakesIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html.replace(ISLAND_STYLE, ''));
  return results
    .flatMap(({ messages }) => messages)
    .map(({ line, column, selector, message, ruleId }) =>
      [`${line}:${column}`, selector, message, `(${ruleId})`].join(' '),
    );
}

it('finds what is wrong', async () => {
  expect(await mistakesIn('<!doctype html><title>x</title><p><p id="a" id="a">')).not.toEqual([]);
});

/** Hindi pages of a folder have the template of their English twins: ALL_PAGES=1 takes them, too. */
const LEFT_OUT = process.env.ALL_PAGES ? [] : ['hi/*/**'];

it('every built page is valid HTML', async () => {
  const files = globSync('**/*.html', { cwd: builtSite(), exclude: ['answers/**', ...LEFT_OUT] });
  expect(files.length).toBeGreaterThanOrEqual(routes().length);
  const wrong: Record<string, string[]> = {};
  for (const file of files) {
    const mistakes = await mistakesIn(readFileSync(join(builtSite(), file), 'utf8'));
    if (mistakes.length > 0) wrong[file] = mistakes;
  }
  expect(wrong).toEqual({});
});

const accepted = {
  inquiry: { name: 'Asha <b>"', email: 'a@firm.in', number: '9876543210', source: 'hero' },
  proposal: { Name: 'आशा', Email: 'a@firm.in', Company: 'A & Co', Phone: '+91 98765 43210' },
  callback: { name: 'Asha', email: 'a@firm.in', message: 'Call me' },
  comment: { name: 'Asha', comment: 'Well said', page: '/profile/blogs' },
};

/** Filled in with everything that is wrong, and with characters that mean something in HTML. */
const refused = { name: '', Name: '<b>"', number: '1', Phone: '1', email: '"&', page: '/' };

const post = (form: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${site.url}/api/leads/${form}`, {
    method: 'POST',
    headers: { accept: 'text/html', ...headers },
    body: new URLSearchParams(fields),
  });

const answers: Record<string, [status: number, () => Promise<Response>]> = {
  'an article that is not there': [404, () => fetch(`${site.url}/profile/blogs/unknown`)],
  'a post from another site': [
    403,
    () => post('comment', accepted.comment, { origin: 'https://elsewhere.example' }),
  ],
};
for (const [form, fields] of Object.entries(accepted)) {
  answers[`an accepted ${form}`] = [200, () => post(form, fields)];
  answers[`a refused ${form}`] = [422, () => post(form, refused)];
}

it.each(Object.entries(answers))('the answer to %s is valid HTML', async (_, [status, ask]) => {
  const answer = await ask();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    status,
    'text/html; charset=utf-8',
  ]);
  expect(await mistakesIn(await answer.text())).toEqual([]);
});
