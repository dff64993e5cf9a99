import type { ReactNode } from 'react';
import type { WhoWeAre } from '../../../catalog/schemas/whoweare.ts';
import '../../ui/forms/field.css';
import './your-jaali.css';

interface Props {
  words: WhoWeAre['yourJaali'];
  /** The card, and the field that redraws it. */
  children: ReactNode;
}

/** A screen drawn from a firm's name: ours, until a visitor types theirs. */
export function YourJaali({ words, children }: Props) {
  return (
    <section className="your-jaali ground-shade band" aria-labelledby="your-jaali-heading">
      <div className="your-jaali__inner wrap stack-5">
        <div className="your-jaali__words stack-4">
          <h2 id="your-jaali-heading">{words.heading}</h2>
          <p className="lead short-lines">{words.lead}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
