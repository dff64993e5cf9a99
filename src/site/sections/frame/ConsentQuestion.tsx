import type { Interface } from '../../../catalog/schemas/interface.ts';
import { Button } from '../../ui/Button.tsx';

interface Props {
  /** With what visits are measured after a yes; the server reads it here, too. */
  analyticsId: string;
  words: Interface['consent'];
  /** Address of consent-question.late.css, which the script loads. */
  style: string;
}

/**
 * The question whether this visit may be measured, for src/site/client/consent to show. First in the
 * page, so that the keyboard comes to it first; both answers look the same.
 */
export function ConsentQuestion({ analyticsId, words, style }: Props) {
  return (
    <section
      className="consent ground-ink-deep screen-only"
      aria-labelledby="consent-heading"
      tabIndex={-1}
      data-analytics-id={analyticsId}
      data-style={style}
      hidden
    >
      <div className="consent__words small tight">
        <h2 id="consent-heading">{words.heading}</h2>{' '}
        <p className="quiet">
          {words.text} <a href={words.more.href}>{words.more.label}</a>
        </p>
        <p className="consent__now quiet" data-after="yes" hidden>
          {words.afterConsent}
        </p>
        <p className="consent__now quiet" data-after="no" hidden>
          {words.afterRefusal}
        </p>
      </div>
      <div className="consent__answers halves">
        <Button variant="outline" data-answer="no">
          {words.refuse}
        </Button>
        <Button variant="outline" data-answer="yes">
          {words.allow}
        </Button>
      </div>
    </section>
  );
}
