import type { WhoWeAre } from '../../../catalog/schemas/whoweare.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Copy } from '../../ui/Copy.tsx';
import { SampleNote } from '../../ui/SampleNote.tsx';
import '../../ui/lists.css';
import './story.css';

/** How it began, beside the figures of today. */
export function Story({ intro }: { intro: WhoWeAre['intro'] }) {
  return (
    <section className="story band" aria-labelledby="story-heading">
      <div className="story__inner wrap later-first">
        <dl className="story__facts figures halves ruled">
          {intro.facts.map(({ figure, label }) => (
            <div key={label}>
              <dt className="quiet">{label}</dt>
              <dd className="figure">{figure}</dd>
            </div>
          ))}
        </dl>
        <div className="story__words stack-5 justify-start">
          <h2 id="story-heading">{intro.heading}</h2>
          <SampleNote of={[intro]} words={intro.sampleNotice} />
          {intro.paragraphs.map((paragraph) => (
            <p className="sentence quiet" key={paragraph}>
              {paragraph}
            </p>
          ))}
          <div className="story__call stack-3 justify-start">
            <LinkButton href={intro.link.href}>{intro.link.label}</LinkButton>
            <p className="quiet">
              <Copy text={intro.linkNote} />
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
