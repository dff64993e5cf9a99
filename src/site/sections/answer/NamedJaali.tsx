import type { ReactNode } from 'react';
import type { Answers } from '../../../catalog/schemas/answers.ts';
import '../about-page/your-jaali.css';

interface Props {
  words: Answers['jaali'];
  /** Whose it is, and the language of that name. */
  name: string;
  lang: string;
  /** Its address, and the same as a part of another one's query. */
  url: string;
  inQuery: string;
  /** The drawing. */
  children: ReactNode;
}

/** The screen of a name at an address of its own, to be sent on. */
export function NamedJaali({ words, name, lang, url, inQuery, children }: Props) {
  const message = encodeURIComponent(`${words.message}\n`);
  return (
    <section className="your-jaali ground-shade band" aria-labelledby="jaali-heading">
      <div className="your-jaali__inner wrap stack-5">
        <div className="your-jaali__words stack-4">
          <h1 className="your-jaali__name" id="jaali-heading">
            {words.of} <span lang={lang}>{name}</span>
          </h1>
          <p className="lead short-lines">{words.lead}</p>
        </div>
        <ul className="your-jaali__tools your-jaali__ways row">
          <li>
            <a
              className="roomy-link"
              href={`https://wa.me/?text=${message}${inQuery}`}
              rel="noopener"
            >
              {words.whatsapp}
            </a>
          </li>
          <li>
            <a className="roomy-link" href={url} data-copy-link={words.copied}>
              <span aria-live="polite">{words.copy}</span>
            </a>
          </li>
          <li>
            <a className="roomy-link" href="/profile/whoweare#your-jaali">
              {words.another}
            </a>
          </li>
        </ul>
        <div className="your-jaali__card framed">{children}</div>
      </div>
    </section>
  );
}
