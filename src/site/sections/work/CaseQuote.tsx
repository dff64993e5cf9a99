import { saidIn } from '../../../catalog/language.ts';
import type { Case } from '../../../catalog/queries/work.ts';
import type { WorkPages } from '../../../catalog/schemas/work-pages.ts';
import { LinkRow } from '../../ui/LinkRow.tsx';
import { monthInWords } from './month-in-words.ts';
import './case-quote.css';

interface Props {
  work: Case;
  words: WorkPages;
  /** What whoever is quoted is to us, always Client. */
  title: string;
}

/** What the client says of it, with name, trade and city. */
export function CaseQuote({ work: { quote, project, date }, words, title }: Props) {
  const { name, trade, city = project.place, text, lang } = quote;
  return (
    <section className="case-quote ground-shade band" aria-labelledby="case-quote-heading">
      <div className="wrap stack-5">
        <h2 className="visually-hidden" id="case-quote-heading">
          {words.quote}
        </h2>
        <figure className="stack-5">
          <blockquote lang={saidIn(lang)}>{text}</blockquote>
          <figcaption className="quiet">
            <strong>{name}</strong> {[trade, city].filter(Boolean).join(', ')}
            <br />
            {title}, <time dateTime={date}>{monthInWords(date)}</time>
          </figcaption>
        </figure>
        <LinkRow {...words.further} />
      </div>
    </section>
  );
}
