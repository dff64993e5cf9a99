import './repairs.css';
import type { Weight } from '../../audit/check.ts';
import { firstRepairs } from '../../audit/scoring.ts';
import { Reason, Remedy } from './Advice.tsx';
import { EvidenceList } from './EvidenceList.tsx';
import { evidenceOf, findingsOf, sentenceOf } from './findings.ts';
import { InlineCode } from './InlineCode.tsx';
import { More } from './More.tsx';
import type { AuditWords, ReportProps } from './view.ts';

/** What a weight means, in a word. */
export const weightWords = {
  10: 'stops',
  5: 'loses',
  3: 'afternoon',
  2: 'polish',
  1: 'polish',
  0: 'told',
} as const satisfies Record<Weight, keyof AuditWords['report']['weights']>;

/** The few repairs that win most, each with its proof and its remedy. */
export function Repairs({ view, words }: ReportProps) {
  const { report } = words;
  const { outcomes } = view.progress;
  const first = firstRepairs(words.checks, outcomes);
  const findings = findingsOf(first, outcomes);
  const none = findings.length === 0;
  return (
    <section className="repairs wrap band stack-5" id="repairs" aria-labelledby="repairs-heading">
      <div className="stack-3">
        <h2 id="repairs-heading">{none ? report.repairs.none : report.repairs.heading}</h2>
        <p className="lead">{none ? report.repairs.noneLead : report.repairs.lead}</p>
      </div>
      {!none && (
        <ol className="repairs__cards stack-5">
          {findings.map((finding, at) => {
            const { words: check, outcome } = finding;
            return (
              <li className="repair framed edged ground-paper stack-4" key={check.id}>
                <p className="row strong tight">
                  <span className="repair__number">{at + 1}</span>
                  <span>
                    {report.weights[weightWords[check.weight]]}
                    {check.likely && `, ${report.likely.toLowerCase()}`}
                  </span>
                </p>
                <h3>{check.problem}</h3>
                <p>
                  <InlineCode text={sentenceOf(finding, report)} />
                </p>
                <EvidenceList
                  evidence={evidenceOf(outcome).slice(0, 1)}
                  expected={check.expected}
                  words={report}
                />
                <Remedy check={check} words={report} />
                <More label={report.labels.proof} about={check.problem}>
                  <Reason check={check} words={report} />
                  <EvidenceList evidence={evidenceOf(outcome).slice(1)} words={report} />
                </More>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
