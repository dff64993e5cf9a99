import type { Case } from '../../../catalog/queries/work.ts';
import type { WorkPages } from '../../../catalog/schemas/work-pages.ts';
import { PageHero } from '../../ui/PageHero.tsx';
import { SampleNote } from '../../ui/SampleNote.tsx';
import './case-hero.css';

interface Props {
  work: Case;
  words: WorkPages;
}

/** The opening of a case: whose work, what changed, and the one figure that says by how much. */
export function CaseHero({ work, words }: Props) {
  const { project, sector, services, heading, lead, figure } = work;
  return (
    <PageHero
      name="case-hero"
      columns="columns-6-5"
      above={<SampleNote of={[work]} words={words.sampleNotice} />}
      kicker={{ text: project.title }}
      about={`${sector.title} · ${services[0]?.title}, ${project.place}`}
      heading={heading}
      lead={lead}
      aside={
        <div className="case-hero__figure stack-3">
          <p>
            <strong className="figure tabular">{figure.value}</strong>
            <span className="sentence strong">{figure.counts}</span>
          </p>
          <p className="note">
            <b>{words.measured}:</b> {figure.measured}
          </p>
        </div>
      }
    />
  );
}
