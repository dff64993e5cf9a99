import './all-checks.css';
import { isWrong } from '../../audit/outcome.ts';
import { firstRepairs } from '../../audit/scoring.ts';
import { withFigures } from '../../audit/words.ts';
import { Fold } from '../ui/Fold.tsx';
import { Reason, Remedy } from './Advice.tsx';
import { EvidenceList } from './EvidenceList.tsx';
import { evidenceOf, type Finding, findingsOf, sentenceOf } from './findings.ts';
import { InlineCode } from './InlineCode.tsx';
import { More } from './More.tsx';
import { weightWords } from './Repairs.tsx';
import { Verdict } from './Verdict.tsx';
import type { AuditWords, ReportProps } from './view.ts';

/** Every check by category, each category folded, whatever came of it. */
export function AllChecks({ view, words }: ReportProps) {
  const { ledger } = words.report;
  const { outcomes } = view.progress;
  // Those that say something of this page, or would if they could have been made.
  const apply = words.checks.filter(({ id }) => outcomes[id]?.kind !== 'not-applicable');
  return (
    <section className="all-checks band" id="all-checks" aria-labelledby="all-checks-heading">
      <div className="all-checks__inner wrap stack-6">
        <div className="stack-4 sticky">
          <h2 id="all-checks-heading">{ledger.heading}</h2>
          <p className="lead">{withFigures(ledger.lead, { count: apply.length })}</p>
        </div>
        <div className="all-checks__groups">
          {words.categories.map((category) => (
            <Group key={category.id} category={category} view={view} words={words} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Group({
  category,
  view,
  words,
}: ReportProps & { category: AuditWords['categories'][number] }) {
  const { counts, beside } = words.report.ledger;
  const { outcomes, score } = view.progress;
  const findings = findingsOf(words.checks, outcomes, category.id);
  const having = (kind: Finding['verdict']) => findings.filter(({ verdict }) => verdict === kind);
  const first = firstRepairs(words.checks, outcomes);
  const toRepair = findings.filter(({ verdict }) => verdict === 'partly' || verdict === 'fail');
  const others = having('not-applicable');
  const rest = findings.filter((finding) => ![...toRepair, ...others].includes(finding));
  const told = [
    { text: counts.repair, count: toRepair.length },
    { text: counts.right, count: having('pass').length },
    { text: counts.missing, count: having('not-checked').length },
  ].flatMap(({ text, count }) => (count > 0 ? [withFigures(text, { count })] : []));
  const reached = score?.categories[category.id];
  return (
    <Fold
      className="group"
      summary={
        <>
          <h3 className="group__name stack-1">
            <span>{category.name}</span>
            <span className="group__counts">
              {told.length > 0
                ? told.map((text) => <span key={text}>{text}</span>)
                : score
                  ? counts.none
                  : counts.waiting}
            </span>
          </h3>
          {reached !== undefined && (
            <span className="subheading tabular">
              {reached} <span className="visually-hidden">{words.report.of}</span>
            </span>
          )}
        </>
      }
    >
      <p className="group__intro quiet">{category.intro}</p>
      <ul className="lined">
        {[...toRepair, ...rest].map((finding) => (
          <Row
            key={finding.words.id}
            finding={finding}
            first={first.includes(finding.words)}
            words={words.report}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <p className="group__others note">
          {beside} {others.map(({ words: { name } }) => name).join(', ')}
        </p>
      )}
    </Fold>
  );
}

interface RowProps {
  finding: Finding;
  /** It has a card above already, with its remedy. */
  first: boolean;
  words: AuditWords['report'];
}

function Row({ finding, first, words }: RowProps) {
  const { words: check, outcome, verdict } = finding;
  const isOpen = isWrong(outcome);
  return (
    <li
      className={`finding finding--${verdict} ${first ? 'finding--first' : ''}`}
      id={`check-${check.id}`}
    >
      <p className="finding__verdict row">
        <Verdict kind={verdict} words={words} />
        {isOpen && <span className="note">{words.weights[weightWords[check.weight]]}</span>}
      </p>
      <div className="finding__words stack-2 tight">
        <h4>
          {check.name}
          {check.likely && <span className="finding__likely note"> {words.likely}</span>}
        </h4>
        <p>
          <InlineCode text={sentenceOf(finding, words)} />
        </p>
        {isOpen && (
          <More label={words.labels.more} about={check.name}>
            <EvidenceList evidence={evidenceOf(outcome)} expected={check.expected} words={words} />
            <Reason check={check} words={words} />
            <Remedy check={check} words={words} />
          </More>
        )}
      </div>
    </li>
  );
}
