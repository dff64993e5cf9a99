import type { WhoWeAre } from '../../../catalog/schemas/whoweare.ts';
import './creed.css';

/** Mission and vision in large words, then the values. */
export function Creed({ creed: { mission, vision, values } }: { creed: WhoWeAre['creed'] }) {
  return (
    <section className="creed ground-shade band" aria-labelledby="creed-heading">
      <div className="creed__inner wrap stack-6">
        {[mission, vision].map(({ heading, text }, index) => (
          <div className="creed__statement stack-2" key={heading}>
            <h2 className="label" id={index === 0 ? 'creed-heading' : undefined}>
              {heading}
            </h2>
            <p className="title">{text}</p>
          </div>
        ))}
        <div className="stack-2">
          <h2 className="label">{values.heading}</h2>
          <dl className="stack-4 tablet-halves">
            {values.items.map(({ title, text }) => (
              <div key={title}>
                <dt className="strong">{title}</dt>
                <dd className="quiet tight">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
