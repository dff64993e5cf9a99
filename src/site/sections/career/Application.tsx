import type { CareerPage } from '../../../catalog/schemas/career-page.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { LinkRow } from '../../ui/LinkRow.tsx';
import '../../ui/lists.css';
import './application.css';

interface Props {
  application: CareerPage['application'];
  /** Address of the external form. */
  form: string;
  newTabHint: string;
}

/** How to apply, and the way to the external form. */
export function Application({ application, form, newTabHint }: Props) {
  const { heading, text, tips, link, note, further } = application;
  return (
    <section className="application ground-peacock band" id="apply" aria-labelledby="apply-heading">
      <div className="wrap stack-7 columns-7-5">
        <div className="stack-5 justify-start">
          <h2 id="apply-heading">{heading}</h2>
          <p className="lead short-lines">{text}</p>
          <LinkButton href={form} newTabHint={newTabHint}>
            {link}
          </LinkButton>
          <p className="quiet short-lines">{note}</p>
          <LinkRow {...further} />
        </div>
        <ol className="application__tips counted lined">
          {tips.map((tip) => (
            <li key={tip.title}>
              <h3>{tip.title}</h3>
              <p className="quiet">{tip.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
