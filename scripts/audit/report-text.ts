import type { Progress } from '../../src/audit/events.ts';
import { categories } from '../../src/audit/kinds.ts';
import type { Evidence } from '../../src/audit/said.ts';
import { firstRepairs } from '../../src/audit/scoring.ts';
import { withFigures } from '../../src/audit/words.ts';
import { findingsOf } from '../../src/site/report/findings.ts';
import type { Words } from './words.ts';

const signs = { pass: '✓', partly: '~', fail: '✗', 'not-applicable': '-', 'not-checked': '?' };

/** A report for a terminal: score, what to repair first, and all checks. */
export function reportText(
  { outcomes, score, stop, status = 0, url = '' }: Progress,
  words: Words,
): string {
  if (stop !== undefined) {
    const { heading, text } = words.stops[stop];
    return `${heading}. ${withFigures(text, { status: String(status) })}`;
  }
  if (score === undefined) return words.stops.interrupted.heading;
  const { labels, repairs, of, score: sentence } = words.report;
  const findings = findingsOf(words, outcomes);
  const first = firstRepairs(findings, outcomes);
  const missing = score.notChecked;
  const figures = { answered: score.answered, all: score.answered + missing, missing };
  return [
    `${url}: ${score.total} ${of}`,
    withFigures(sentence, figures),
    `\n${first.length > 0 ? repairs.heading : repairs.none}`,
    ...first.flatMap((finding, index) => [
      `${index + 1}. ${finding.problem}. ${finding.sentence}`,
      ...finding.evidence.map((each) => `   ${placeOf(each, words)}`),
      `   ${labels.remedy}: ${finding.remedy}`,
      `   ${labels.effort}: ${finding.effort}`,
    ]),
    ...categories.flatMap((category) => [
      `\n${words.categories[category].name} ${score.categories[category] ?? ''}`.trimEnd(),
      ...findings
        .filter((finding) => finding.category === category)
        .map(({ outcome, name, sentence }) => `  ${signs[outcome.kind]} ${name}: ${sentence}`),
    ]),
  ].join('\n');
}

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
