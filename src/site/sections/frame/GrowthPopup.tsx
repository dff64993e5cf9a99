import type { ReactNode } from 'react';
import type { Interface } from '../../../catalog/schemas/interface.ts';
import type { Popup } from '../../../catalog/schemas/popup.ts';
import { Button } from '../../ui/Button.tsx';
import { Count } from '../../ui/Count.tsx';
import { Icon } from '../../ui/Icon.tsx';

interface Props {
  popup: Popup;
  words: Interface['popup'];
  /** What the buttons say that unfold the form. */
  formHeading: string;
  /** Address of growth-popup.late.css, which the script loads. */
  style: string;
  /** The callback form. */
  children?: ReactNode;
}

/**
 * The growth popup, no part of the page until src/site/client/scripts/site/popup.ts brings it: first as a row in the
 * page, then folded into a button of the bars, as a form once pressed. It neither blocks the page nor takes
 * the focus. A screen reader is told of it by a status.
 */
export function GrowthPopup({ popup, words, formHeading, style, children }: Props) {
  return (
    <>
      <p className="visually-hidden" role="status" data-popup-news={words.opened} />
      <template
        id="growth-popup-template"
        data-delay-ms={popup.delaySeconds * 1000}
        data-style={style}
      >
        <div
          className="growth-popup ground-paper screen-only"
          id="growth-popup"
          role="dialog"
          aria-labelledby="growth-popup-heading"
          hidden
        >
          <button
            className="growth-popup__close"
            type="button"
            aria-label={words.close}
            data-closes
          >
            <Icon name="x" size={22} />
          </button>
          <h2 className="growth-popup__heading title" id="growth-popup-heading">
            {popup.heading}
          </h2>
          <p className="growth-popup__text quiet tight">{popup.text}</p>
          <dl className="growth-popup__counters">
            {popup.counters.map((counter) => (
              <div className="growth-popup__counter" key={counter.label}>
                <dt>{counter.label}</dt>
                <dd className="tabular">
                  <Count {...counter} ms={popup.countMs} />
                </dd>
              </div>
            ))}
          </dl>
          <p className="growth-popup__note note">{popup.note}</p>
          <Button variant="outline" className="growth-popup__unfold" data-unfolds>
            {formHeading}
          </Button>
          <div className="growth-popup__form">{children}</div>
        </div>
      </template>
    </>
  );
}
