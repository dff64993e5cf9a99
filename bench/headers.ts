import { forms } from '../src/forms/index.ts';
import { type Judgement, judge } from './headers/observatory.ts';
import type { Part } from './part.ts';
import { withTls } from './server/nginx.ts';
import { withSite } from './site-under-test.ts';
import { table } from './table.ts';

/** An A+ begins at 100; more is for what is not asked of everybody. */
const FLOOR = 125;

/** A page of each kind, an endpoint, and the page that answers a form sent without scripts. */
const ANSWER = forms.comment.endpoint;
const PATHS = [
  '/',
  '/Contact',
  '/services/b2b-lead-generation-services',
  '/profile/blogs/all',
  '/policies/privacy-policy',
  '/api/health',
  ANSWER,
];
const posts = new Map([[ANSWER, 'name=Asha&comment=Hello&page=%2Fprofile%2Fblogs']]);

/** What Mozilla's Observatory says of our security headers, over real HTTPS. */
export const measureHeaders: Part = ({ subjects }) =>
  withSite((site) => withTls(site.url, (host) => judgeAll(host, subjects), posts), {
    SITE_URL: 'https://localhost',
  });

async function judgeAll(host: string, subjects: readonly string[]) {
  const judgements: Judgement[] = [];
  for (const path of subjects.length > 0 ? subjects : PATHS) {
    judgements.push(await judge(host, path));
  }
  console.log(report(judgements));
  const short = judgements.filter(({ score }) => score < FLOOR);
  if (short.length > 0) {
    console.error(`Below ${FLOOR}: ${short.map(({ path }) => path).join(', ')}`);
    process.exitCode = 1;
  }
  return { floor: FLOOR, judgements };
}

/** A row an address; a column a test, where one of them made a difference. */
function report(judgements: readonly Judgement[]): string {
  const tests = Object.keys(judgements[0]?.modifiers ?? {});
  const telling = tests.filter((test) => judgements.some(({ modifiers }) => modifiers[test] !== 0));
  const silent = tests.filter((test) => !telling.includes(test));
  const rows = judgements.map(({ path, grade, score, modifiers }) => ({
    score: String(score),
    grade,
    ...Object.fromEntries(telling.map((test) => [test, signed(modifiers[test] ?? 0)])),
    address: path,
  }));
  return `${table(rows)}

A score is 100 and what each test adds or takes. Neither, for all: ${silent.join(', ')}.`;
}

const signed = (figure: number) => (figure > 0 ? `+${figure}` : String(figure));
