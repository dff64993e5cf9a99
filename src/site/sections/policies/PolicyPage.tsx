import { language } from '../../../catalog/language.ts';
import type { PolicyWithSections } from '../../../catalog/queries/policies.ts';
import type { Policies } from '../../../catalog/schemas/policy.ts';
import type { Site } from '../../../catalog/schemas/site.ts';
import type { Link } from '../../../catalog/schemas/text.ts';
import { Lattice } from '../../illustration/lattice/Lattice.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { LinkRow } from '../../ui/LinkRow.tsx';
import { TickList } from '../../ui/TickList.tsx';
import { articleDate } from '../blog/article-date.ts';
import { LinkedText } from './LinkedText.tsx';
import '../../ui/section-heading.css';
import '../../ui/lists.css';
import './policy-page.css';
import './policy-print.css';

interface Props {
  policy: PolicyWithSections;
  shared: Policies;
  others: readonly Link[];
  /** Whose address and number the texts name. */
  site: Site;
}

/**
 * A policy: in one minute, then its numbered sections beside their table of contents. On phones a
 * section shows its title and its plain sentence, and unfolds to the wording.
 */
export function PolicyPage({ policy, shared, others, site }: Props) {
  const { words, effective, version } = shared;
  return (
    <article className="policy">
      <header className="policy__opening ground-shade clip">
        <Lattice
          kind="hexagon"
          seed={policy.title}
          columns={9}
          rows={3}
          colour="var(--line)"
          ground="var(--ground)"
          className="policy__lattice"
        />
        <div className="policy__opening-inner wrap stack-6 columns-7-5">
          <div className="stack-4">
            <p className="kicker">{policy.title}</p>
            <h1>{policy.heading}</h1>
            <p className="lead">{policy.lead}</p>
            <p className="policy__dates row strong">
              {words.effective}{' '}
              <time dateTime={effective}>{articleDate(effective, language())}</time>
              <span>
                {words.version} {version}
              </span>
            </p>
          </div>
          <div className="policy__summary ground-paper framed">
            <h2>{words.summary}</h2>
            <TickList items={policy.summary} />
          </div>
        </div>
      </header>
      <div className="policy__body wrap stack-7">
        <nav className="policy__contents sticky" aria-labelledby="policy-contents">
          <Fold
            narrow
            bare
            summary={
              <h2 className="label" id="policy-contents">
                {words.contents}
              </h2>
            }
          >
            <ol className="lined counted">
              {policy.sections.map(({ id, title }) => (
                <li key={id}>
                  <a className="roomy-link" href={`#${id}`}>
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </Fold>
        </nav>
        <div className="policy__sections stack-7">
          {policy.sections.map((section, index) => (
            <section className="stack-3" key={section.id} id={section.id} data-policy-section>
              <h2 className="ruled">
                <span className="policy__number tabular">
                  <span className="visually-hidden">{words.section} </span>
                  {index + 1}
                </span>
                {section.title}
              </h2>
              <Fold
                narrow
                bare
                summary={<span className="policy__plain large strong">{section.plain}</span>}
              >
                <div className="fold__content">
                  {section.text.map((paragraph) => (
                    <p key={paragraph}>
                      <LinkedText text={paragraph} site={site} />
                    </p>
                  ))}
                  {section.terms && (
                    <dl className="stack-3">
                      {section.terms.map(({ label, text }) => (
                        <div key={label}>
                          <dt>{label}</dt>
                          <dd>
                            <LinkedText text={text} site={site} />
                          </dd>
                        </div>
                      ))}
                    </dl>
                  )}
                  {section.points && <TickList items={section.points} />}
                  {section.links?.map(({ href, label }) => (
                    <p key={href}>
                      <a className="roomy-link" href={href}>
                        {label}
                      </a>
                    </p>
                  ))}
                  {section.law && (
                    <p className="policy__law beside-rule quiet">
                      <strong>{words.law}</strong> {section.law}
                    </p>
                  )}
                </div>
              </Fold>
            </section>
          ))}
          <LinkRow label={words.others} links={others} />
        </div>
      </div>
    </article>
  );
}
