import type { Home } from '../../catalog/schemas/home.ts';
import { Cover } from '../../illustration/cover/Cover.tsx';
import './about.css';

/** Who the agency is: its name, its story, then mission, vision and values. */
export function About({ about }: { about: Home['about'] }) {
  const { heading, paragraphs, link, mission, vision, values } = about;
  return (
    <section className="about ground-mist band" aria-labelledby="about-heading">
      <div className="wrap">
        <div className="about__story stack-6">
          <Cover seed="about" family="web" ratio="4:5" className="about__cover full-width" />
          <div className="about__words stack-4 justify-start content-center">
            <h2 id="about-heading">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <a className="roomy-link" href={link.href}>
              {link.label}
            </a>
          </div>
        </div>
        <div className="about__creed stack-6">
          {[mission, vision].map((statement) => (
            <div className="about__statement" key={statement.heading}>
              <h3>{statement.heading}</h3>
              <p>{statement.text}</p>
            </div>
          ))}
          <div className="about__values">
            <h3>{values.heading}</h3>
            <dl>
              {values.items.map((value) => (
                <div key={value.title}>
                  <dt>{value.title}</dt>
                  <dd className="quiet">{value.text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
    </section>
  );
}
