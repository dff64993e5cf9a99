import type { articleLink } from '../../../catalog/queries/blog.ts';
import type { Case } from '../../../catalog/queries/work.ts';
import type { WorkPages } from '../../../catalog/schemas/work-pages.ts';
import { monthInWords } from './month-in-words.ts';
import './case-brief.css';

interface Props {
  work: Case;
  words: WorkPages;
  article: ReturnType<typeof articleLink> | undefined;
}

/** What the client came with, beside the facts of the case. */
export function CaseBrief({ work, words: { brief, facts }, article }: Props) {
  const { project, sector, services, span, date } = work;
  return (
    <section className="case-brief band" aria-labelledby="case-brief-heading">
      <div className="case-brief__inner wrap stack-6">
        <div className="stack-4">
          <h2 id="case-brief-heading">{brief}</h2>
          {work.brief.map((paragraph) => (
            <p className="sentence" key={paragraph}>
              {paragraph}
            </p>
          ))}
        </div>
        <dl>
          <div>
            <dt>{facts.client}</dt>
            <dd>
              {project.title}, {project.place}
            </dd>
          </div>
          <div>
            <dt>{facts.sector}</dt>
            <dd>{sector.title}</dd>
          </div>
          <div>
            <dt>{facts.services}</dt>
            <dd>
              <ul>
                {services.map(({ title, href }) => (
                  <li key={href}>
                    <a href={href}>{title}</a>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
          {article && (
            <div>
              <dt>{facts.article}</dt>
              <dd>
                <a href={article.href} lang={article.lang} hrefLang={article.hrefLang}>
                  {article.label}
                </a>
              </dd>
            </div>
          )}
          <div>
            <dt>{facts.span}</dt>
            <dd>{span}</dd>
          </div>
          <div>
            <dt>{facts.date}</dt>
            <dd>
              <time dateTime={date}>{monthInWords(date)}</time>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
