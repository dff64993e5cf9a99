import type { ReactNode } from 'react';
import type { Forms } from '../../../catalog/schemas/forms.ts';
import './short-form-sheet.css';

interface Props {
  words: Pick<Forms['short'], 'heading' | 'again' | 'lead'>;
  /** Whether it is the page's second, with a heading of its own. */
  again?: boolean;
  /** The form. */
  children: ReactNode;
}

/** The short form on its sheet, with what it is for. */
export function ShortFormSheet({ words, again = false, children }: Props) {
  return (
    <div className="short-form-sheet edged ground-paper screen-only">
      <h2 className="title">{again ? words.again : words.heading}</h2>
      <p className="note wide-only">{words.lead}</p>
      {children}
    </div>
  );
}
