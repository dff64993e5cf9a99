import './repairs.css';
import { Details, InlineCode } from './Finding.tsx';
import type { ReportProps } from './view.ts';

/** The few repairs that win most, each with its proof and its remedy. */
export function Repairs({ first, words: { report } }: ReportProps) {
  const { heading, lead, none, noneLead } = report.repairs;
  const isRight = first.length === 0;
  return (
    <section className="wrap band stack-5" id="repairs" aria-labelledby="repairs-heading">
      <div className="stack-3">
        <h2 id="repairs-heading">{isRight ? none : heading}</h2>
        <p className="lead">{isRight ? noneLead : lead}</p>
      </div>
      {!isRight && (
        <ol className="repairs__cards stack-5 columns-3">
          {first.map((finding, at) => (
            <li className="repair framed edged ground-paper stack-4" key={finding.id}>
              <p className="row strong tight">
                <span className="repair__number subheading">{at + 1}</span>
                {finding.matters}
              </p>
              <h3>{finding.problem}</h3>
              <p>
                <InlineCode text={finding.sentence} />
              </p>
              <Details finding={finding} most={1} words={report} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
