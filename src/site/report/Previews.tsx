import './previews.css';
import type { ReactNode } from 'react';
import { shownAddress } from '../../audit/shown-address.ts';
import type { ReportProps } from './view.ts';

/** An address as it stands above a result: its folders one behind the other, Hindi to be read. */
function pathOnGoogle(host: string, path: string): string {
  const steps = shownAddress(`https://${host}${path}`).split('/').filter(Boolean);
  return `https://${steps.join(' › ')}`;
}

/** The page in a list of results and in a chat, drawn by us after what it says of itself. */
export function Previews({ view: { host, progress }, words: { report } }: ReportProps) {
  if (!progress.preview) return null;
  const { google, card } = progress.preview;
  const { heading, google: onGoogle, whatsapp } = report.previews;
  return (
    <section className="previews ground-mist band" id="previews" aria-labelledby="previews-heading">
      <div className="wrap stack-6">
        <h2 id="previews-heading">{heading}</h2>
        <div className="tablet-halves">
          <Shown {...onGoogle}>
            <div className="on-google ground-paper stack-2">
              <p className="row small tight">
                <span className="on-google__sign strong" aria-hidden="true">
                  {host.charAt(0).toUpperCase()}
                </span>
                <span>
                  {host}
                  <br />
                  <span className="on-google__path quiet">{pathOnGoogle(host, google.path)}</span>
                </span>
              </p>
              <p className="on-google__title large strong">{google.title || onGoogle.noTitle}</p>
              <p className="on-google__words">{google.description || onGoogle.noDescription}</p>
            </div>
          </Shown>
          <Shown {...whatsapp}>
            <div className="in-chat stack-2 small tight">
              <div className="ground-paper">
                {card.image ? (
                  <img className="in-chat__picture" src={card.image} alt="" />
                ) : (
                  <p className="in-chat__none note">{whatsapp.noPicture}</p>
                )}
                <div className="in-chat__words stack-1">
                  <p className="strong">{card.title || host}</p>
                  {card.description && <p>{card.description}</p>}
                  <p className="quiet">{host}</p>
                </div>
              </div>
              <p className="in-chat__link">
                https://{host}
                {google.path === '/' ? '' : google.path}
              </p>
            </div>
          </Shown>
        </div>
      </div>
    </section>
  );
}

const Shown = (props: { heading: string; note: string; children: ReactNode }) => (
  <figure className="stack-3">
    <figcaption>
      <h3>{props.heading}</h3>
      <p className="note">{props.note}</p>
    </figcaption>
    {props.children}
  </figure>
);
