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
      <div className="wrap stack-6 columns-7-5">
        <div className="stack-4">
          <h2 className="subheading" id="case-brief-heading">
            {brief}
          </h2>
          {work.brief.map((paragraph) => (
            <p className="sentence" key={paragraph}>
              {paragraph}
            </p>
          ))}
        </div>
        <dl className="lined">
          <div>
            <dt className="quiet">{facts.client}</dt>
            <dd className="strong">
              {project.title}, {project.place}
            </dd>
          </div>
          <div>
            <dt className="quiet">{facts.sector}</dt>
            <dd className="strong">{sector.title}</dd>
          </div>
          <div>
            <dt className="quiet">{facts.services}</dt>
            <dd className="strong">
              <ul>
                {services.map(({ title, href }) => (
                  <li key={href}>
                    <a className="lone-link" href={href}>
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
          {article && (
            <div>
              <dt className="quiet">{facts.article}</dt>
              <dd className="strong">
                <a
                  className="lone-link"
                  href={article.href}
                  lang={article.lang}
                  hrefLang={article.hrefLang}
                >
                  {article.label}
                </a>
              </dd>
            </div>
          )}
          <div>
            <dt className="quiet">{facts.span}</dt>
            <dd className="strong">{span}</dd>
          </div>
          <div>
            <dt className="quiet">{facts.date}</dt>
            <dd className="strong">
              <time dateTime={date}>{monthInWords(date)}</time>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
