import './previews.css';
import { cleanText, decoded } from '../../audit/clean-text.ts';
import type { Preview } from '../../audit/said.ts';
import type { AuditWords } from './view.ts';

interface Props {
  preview: Preview;
  /** Name of the site, as others show it. */
  host: string;
  words: AuditWords['report']['previews'];
}

/** An address as it stands above a result: its folders one behind the other, Hindi to be read. */
function pathOnGoogle(host: string, path: string): string {
  const steps = path.split('/').filter(Boolean);
  return [`https://${host}`, ...steps.map((step) => cleanText(decoded(step)))].join(' › ');
}

/** The page in a list of results and in a chat, drawn by us after what it says of itself. */
export function Previews({ preview, host, words }: Props) {
  const { google, card } = preview;
  return (
    <section className="previews ground-mist band" id="previews" aria-labelledby="previews-heading">
      <div className="wrap stack-6">
        <h2 id="previews-heading">{words.heading}</h2>
        <div className="previews__pair stack-6 columns-7-5">
          <figure className="stack-3">
            <figcaption>
              <h3>{words.google.heading}</h3>
              <p className="note">{words.google.note}</p>
            </figcaption>
            <div className="on-google ground-paper stack-2">
              <p className="row small tight">
                <span className="on-google__sign strong" aria-hidden="true">
                  {host.charAt(0).toUpperCase()}
                </span>
                <span>
                  {host}
                  <span className="on-google__path quiet">{pathOnGoogle(host, google.path)}</span>
                </span>
              </p>
              <p className="on-google__title">{google.title || words.google.noTitle}</p>
              <p className="on-google__words">{google.description || words.google.noDescription}</p>
            </div>
          </figure>
          <figure className="stack-3">
            <figcaption>
              <h3>{words.whatsapp.heading}</h3>
              <p className="note">{words.whatsapp.note}</p>
            </figcaption>
            <div className="in-chat stack-2">
              <div className="ground-paper">
                {card.image ? (
                  <img className="in-chat__picture" src={card.image} alt="" />
                ) : (
                  <p className="in-chat__none note">{words.whatsapp.noPicture}</p>
                )}
                <div className="in-chat__words stack-1 small tight">
                  <p className="strong">{card.title || host}</p>
                  {card.description && <p>{card.description}</p>}
                  <p className="quiet">{host}</p>
                </div>
              </div>
              <p className="in-chat__link small">
                https://{host}
                {google.path === '/' ? '' : google.path}
              </p>
            </div>
          </figure>
        </div>
      </div>
    </section>
  );
}
