import type { WhoWeAre } from '../../../catalog/schemas/whoweare.ts';
import { deskFile } from '../../illustration/cover/files.tsx';
import { Copy } from '../../ui/Copy.tsx';
import { Photo } from '../../ui/Photo.tsx';
import './teams.css';

/** Six desks as cards that tilt under the pointer (src/site/client/scripts/pages/team-card-tilt.ts). */
export function Teams({ desks }: { desks: WhoWeAre['desks'] }) {
  return (
    <section className="teams ground-mist band" aria-labelledby="teams-heading">
      <div className="teams__inner wrap stack-6 columns-3">
        <div className="teams__head stack-4">
          <h2 id="teams-heading">{desks.heading}</h2>
          <p className="lead short-lines">
            <Copy text={desks.lead} under={desks.cards.map(({ text }) => text).join()} />
          </p>
        </div>
        <ul className="tablet-halves">
          {desks.cards.map(({ title, family, text, refuses, href }) => (
            <li key={title}>
              <a className="team-card framed ground-paper" href={href} data-team-card-tilt>
                <Photo image={{ ...deskFile(family), alt: '' }} />
                <span className="team-card__words">
                  <strong className="title">{title}</strong>
                  <span>{text}</span>
                  <span className="team-card__refuses quiet">
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
