import type { Case } from '../../../catalog/queries/work.ts';
import type { WorkPages } from '../../../catalog/schemas/work-pages.ts';
import { SampleNote } from '../../ui/SampleNote.tsx';
import './case-hero.css';

interface Props {
  work: Case;
  words: WorkPages;
}

/** The opening of a case: whose work, what changed, and the one figure that says by how much. */
export function CaseHero({ work, words }: Props) {
  const { project, heading, lead, figure } = work;
  return (
    <section className="case-hero" aria-labelledby="case-heading">
      <div className="case-hero__inner wrap stack-6">
        <div className="case-hero__words stack-4 justify-start">
          <SampleNote of={[work]} words={words.sampleNotice} />
          <p className="kicker">
            {project.title}, {project.place}
          </p>
          <h1 id="case-heading">{heading}</h1>
          <p className="lead">{lead}</p>
        </div>
        <div className="case-hero__figure stack-3">
          <p>
            <strong className="tabular">{figure.value}</strong>
            <span className="sentence">{figure.counts}</span>
          </p>
          <p className="note">
            <b>{words.measured}:</b> {figure.measured}
          </p>
        </div>
      </div>
    </section>
  );
}
