import { Phrase, type Phrasing } from '../../ui/Phrase.tsx';
import './blog-masthead.css';

interface Props {
  kicker: Phrasing;
  heading: string;
  lead: string;
}

/** The nameplate of a list of articles. */
export function BlogMasthead({ kicker, heading, lead }: Props) {
  return (
    <header className="blog-masthead">
      <div className="blog-masthead__inner wrap stack-5">
        <div>
          <p className="kicker">
            <Phrase {...kicker} />
          </p>
          <h1>{heading}</h1>
        </div>
        <p className="blog-masthead__lead lead">{lead}</p>
      </div>
    </header>
  );
}
