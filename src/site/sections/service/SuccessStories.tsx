import { Count } from '../../ui/Count.tsx';
import { anchorOf, groundClass, type SectionProps } from './section.ts';
import '../../ui/lists.css';
import './success-stories.css';

/** Share of the block that must be in view before its counters start. */
const COUNT_FROM = 0.3;

/** What the climb looks like: three counters, and Pan-India, which is no number and stands still. */
export function SuccessStories({ section, ground, page }: SectionProps<'successStories'>) {
  const name = anchorOf(section.type);
  const { heading, case: toCase, countSeconds, stories } = page.shared.successStories;
  return (
    <section
      className={`service-band success-stories ${groundClass(ground)} band`}
      id={name}
      aria-labelledby={`${name}-heading`}
      data-counters={COUNT_FROM}
    >
      <div className="wrap">
        <h2 id={`${name}-heading`}>{heading}</h2>
        <dl className="success-stories__list figures halves climbs">
          {stories.map((story) => (
            <div className="ruled" key={story.label} data-tilt-card>
              <dt className="strong tight">
                {story.label}
                <span className="note">
                  {story.note}
                  {'case' in story && (
                    <>
                      {' '}
                      <a href={`/work/${story.case}`}>
                        {toCase}
                        <span className="visually-hidden">: {story.label}</span>
                      </a>
                    </>
                  )}
                </span>
              </dt>
              <dd className="figure tabular">
                {'word' in story ? story.word : <Count {...story} ms={countSeconds * 1000} />}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
