import type { Case } from '../../../catalog/queries/work.ts';
import type { WorkPages } from '../../../catalog/schemas/work-pages.ts';
import './case-steps.css';

interface Props {
  work: Case;
  words: WorkPages;
}

/** What was done, as a stair: on wide screens each step stands higher than the one before. */
export function CaseSteps({ work, words }: Props) {
  return (
    <section className="case-steps ground-ink band" aria-labelledby="case-steps-heading">
      <div className="case-steps__inner wrap stack-6">
        <h2 className="subheading" id="case-steps-heading">
          {words.done}
        </h2>
        <ol>
          {work.done.map(({ when, title, text }) => (
            <li className="stack-2" key={title}>
              <p className="label">{when}</p>
              <h3>{title}</h3>
              <p className="quiet">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
