import { categories } from '../../src/audit/check.ts';
import { checks } from '../../src/audit/checks/index.ts';
import type { Progress } from '../../src/audit/events.ts';
import type { Evidence, NotSeen, Outcome } from '../../src/audit/outcome.ts';
import { REPAIRS_FIRST, repairsOf } from '../../src/audit/scoring.ts';
import { type CheckWords, withFigures } from '../../src/audit/words.ts';
import type { Words } from './words.ts';

const signs = { pass: '✓', partly: '~', fail: '✗', 'not-applicable': '-', 'not-checked': '?' };

/** A report for a terminal: score, what to repair first, and all checks. */
export function reportText({ outcomes, score, stop, url = '' }: Progress, words: Words): string {
  if (stop !== undefined) return `${words.stops[stop].heading}. ${words.stops[stop].text}`;
  if (score === undefined) return words.stops.interrupted.heading;
  const { labels, repairs: first, of, score: sentence } = words.report;
  const repairs = repairsOf(checks, outcomes).slice(0, REPAIRS_FIRST);
  const missing = score.notChecked;
  const figures = { answered: score.answered, all: score.answered + missing, missing };
  return [
    `${url}: ${score.total} ${of}`,
    withFigures(sentence, figures),
    `\n${repairs.length > 0 ? first.heading : first.none}`,
    ...repairs.flatMap(({ id }, index) => {
      const check = wordsOf(words, id);
      return [
        `${index + 1}. ${check.name}: ${sentenceOf(check, outcomes[id], words)}`,
        ...evidenceOf(outcomes[id]).map((each) => `   ${placeOf(each, words)}`),
        `   ${labels.remedy}: ${check.remedy}`,
      ];
    }),
    ...categories.flatMap((category) => [
      `\n${words.categories[category].name} ${score.categories[category] ?? ''}`.trimEnd(),
      ...checks
        .filter((check) => check.category === category)
        .map(({ id }) => {
          const check = wordsOf(words, id);
          const sign = signs[outcomes[id]?.kind ?? 'not-checked'];
          return `  ${sign} ${check.name}: ${sentenceOf(check, outcomes[id], words)}`;
        }),
    ]),
  ].join('\n');
}

function wordsOf(words: Words, id: string): CheckWords {
  const found = words.checks.find((check) => check.id === id);
  if (!found) throw new Error(`${id} has no words.`);
  return found;
}

function sentenceOf(check: CheckWords, outcome: Outcome | undefined, words: Words): string {
  if (outcome === undefined) return '';
  if (outcome.kind === 'not-checked') return words.report.notSeen[notSeenNames[outcome.reason]];
  if (outcome.kind === 'not-applicable')
    return check.notApplicable ?? words.report.verdicts.notApplicable;
  return withFigures(check[outcome.kind], outcome.figures ?? {});
}

const notSeenNames = {
  time: 'time',
  'no-answer': 'noAnswer',
  robots: 'robots',
  offline: 'offline',
  'not-set-up': 'notSetUp',
  'no-page': 'noPage',
} as const satisfies Record<NotSeen, string>;

const evidenceOf = (outcome: Outcome | undefined): readonly Evidence[] =>
  (outcome && 'evidence' in outcome && outcome.evidence) || [];

function placeOf({ url, line, found, expected }: Evidence, { report }: Words): string {
  const { labels } = report;
  const parts = [
    url,
    line === undefined ? '' : withFigures(labels.line, { line }),
    found === undefined ? '' : `${labels.found}: ${found || labels.nothing}`,
    expected === undefined ? '' : `${labels.expected}: ${expected}`,
  ];
  // Strangers wrote it, and control characters can do much to a terminal.
  const shown = parts.map((part) => part.replaceAll(/\p{Cc}+/gu, ' '));
  return shown.filter((part) => part !== '').join(' · ');
}
