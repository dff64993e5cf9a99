import type { Case } from '../../../catalog/queries/work.ts';
import type { WorkPages } from '../../../catalog/schemas/work-pages.ts';
import './other-cases.css';

/** Where to read on: the cases that follow, each with its figure. */
export function OtherCases({ others, words }: { others: readonly Case[]; words: WorkPages }) {
  return (
    <section className="other-cases band" aria-labelledby="other-cases-heading">
      <div className="wrap stack-6">
        <h2 className="subheading" id="other-cases-heading">
          {words.others}
        </h2>
        <ul className="columns-3">
          {others.map(({ path, heading, figure, project }) => (
            <li key={path}>
              <a className="ruled" href={path}>
                <b className="figure tabular">{figure.value}</b>
                <strong className="large tight">{heading}</strong>
                <span className="quiet">
                  {project.title}, {project.place}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
