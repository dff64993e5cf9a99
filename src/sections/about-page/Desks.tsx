import type { WhoWeAre } from '../../content/schemas/whoweare.ts';
import { Cover } from '../../illustration/cover/Cover.tsx';
import './desks.css';

/** Six desks as cards that tilt under the pointer (src/behaviour/desk-tilt.ts). */
export function Desks({ desks }: { desks: WhoWeAre['desks'] }) {
  return (
    <section className="desks ground-mist band" aria-labelledby="desks-heading">
      <div className="desks__inner wrap">
        <div className="desks__head">
          <h2 id="desks-heading">{desks.heading}</h2>
          <p>{desks.lead}</p>
        </div>
        <ul>
          {desks.cards.map(({ title, family, text, refuses, href }) => (
            <li key={title}>
              <a className="desk ground-paper" href={href} data-desk-tilt>
                <Cover seed={`desk-${family}`} family={family} ratio="16:9" />
                <span className="desk__words">
                  <strong>{title}</strong>
                  <span>{text}</span>
                  <span className="desk__refuses">
                    <b>{desks.refusesLabel}:</b> {refuses}
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
