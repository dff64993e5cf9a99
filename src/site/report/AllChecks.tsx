import './all-checks.css';
import { isWrong } from '../../audit/outcome.ts';
import { withFigures } from '../../audit/words.ts';
import { Fold } from '../ui/Fold.tsx';
import { Details, type FindingProps, InlineCode, Verdict } from './Finding.tsx';
import type { Finding } from './findings.ts';
import type { AuditWords, ReportProps } from './view.ts';

/** Every check by category, each category folded, whatever came of it. */
export function AllChecks(props: ReportProps) {
  const { words, view, findings } = props;
  const { heading, lead } = words.report.ledger;
  // Those that say something of this page, or would if they could have been made.
  const apply = findings.filter(({ verdict }) => verdict !== 'not-applicable');
  return (
    <section className="band" id="all-checks" aria-labelledby="all-checks-heading">
      <div className="all-checks__inner wrap stack-6 columns-5-7">
        <div className="stack-4 sticky">
          <h2 id="all-checks-heading">{heading}</h2>
          {view.progress.score && (
            <p className="lead">{withFigures(lead, { count: apply.length })}</p>
          )}
        </div>
        <div className="all-checks__groups">
          {words.categories.map((category) => (
            <Group key={category.id} category={category} {...props} />
          ))}
        </div>
      </div>
    </section>
  );
}

type GroupProps = ReportProps & { category: AuditWords['categories'][number] };

function Group({ category, view, words: { report }, findings }: GroupProps) {
  const { counts, beside } = report.ledger;
  const { score } = view.progress;
  const own = findings.filter((finding) => finding.category === category.id);
  const having = (...kinds: readonly Finding['verdict'][]) =>
    own.filter(({ verdict }) => kinds.includes(verdict));
  const toRepair = having('partly', 'fail');
  const others = having('not-applicable');
  const told = [
    { text: counts.repair, count: toRepair.length },
    { text: counts.right, count: having('pass').length },
    { text: counts.missing, count: having('not-checked').length },
  ].flatMap(({ text, count }) => (count > 0 ? withFigures(text, { count }) : []));
  const reached = score?.categories[category.id];
  return (
    <Fold
      className="group"
      summary={
        <>
          <div className="full-width">
            <h3>{category.name}</h3>
            <p className="group__counts note">
              {told.join(' · ') || (score ? counts.none : counts.waiting)}
            </p>
          </div>
          {reached !== undefined && (
            <span className="subheading tabular">
              {reached} <span className="visually-hidden">{report.of}</span>
            </span>
          )}
        </>
      }
    >
      <p className="group__beside quiet screen-only">{category.intro}</p>
      <ul className="lined">
        {[...toRepair, ...having('pass', 'told', 'not-checked')].map((finding) => (
          <Row key={finding.id} finding={finding} words={report} />
        ))}
      </ul>
      {others.length > 0 && (
        <p className="group__beside note screen-only">
          {beside} {others.map(({ name }) => name).join(', ')}
        </p>
      )}
    </Fold>
  );
}

function Row({ finding, words }: FindingProps) {
  const { id, outcome, verdict, matters, sentence } = finding;
  const isOpen = isWrong(outcome);
  const heading = isOpen ? finding.problem : finding.name;
  return (
    <li className={`finding finding--${verdict}`} id={`check-${id}`}>
      <p className="finding__verdict row">
        <Verdict finding={finding} words={words} />{' '}
        {isOpen && <span className="note">{matters}</span>}
      </p>
      <div className="stack-2 tight">
        <h4 className="strong">{heading}</h4>
        <p>
          <InlineCode text={sentence} />
        </p>
        {isOpen && (
          <Fold
            bare
            summary={
              <span className="strong">
                {words.labels.more}
                <span className="visually-hidden">: {heading}</span>
              </span>
            }
          >
            <div className="stack-3">
              <Details finding={finding} words={words} />
            </div>
          </Fold>
        )}
      </div>
    </li>
  );
}
