import type { ReactNode } from 'react';
import type { Interface } from '../../catalog/schemas/interface.ts';
import type { Popup } from '../../catalog/schemas/popup.ts';
import { Button } from '../../ui/Button.tsx';
import { Count } from '../../ui/Count.tsx';
import { Icon } from '../../ui/Icon.tsx';
import './growth-popup.css';

interface Props {
  popup: Popup;
  words: Interface['popup'];
  /** What the button says that unfolds the form. */
  formHeading: string;
  /** The callback form. */
  children?: ReactNode;
}

/**
 * The growth popup, shut until src/client/scripts/site/popup.ts opens it. A popover, not a dialog: it must
 * neither block the page nor take the focus. A screen reader is told of it by a status.
 */
export function GrowthPopup({ popup, words, formHeading, children }: Props) {
  return (
    <>
      <p className="visually-hidden" role="status" data-popup-news={words.opened} />
      <div
        className="growth-popup ground-paper"
        id="growth-popup"
        popover="manual"
        role="dialog"
        aria-labelledby="growth-popup-heading"
        data-delay-ms={popup.delaySeconds * 1000}
      >
        <button className="growth-popup__close" type="button" aria-label={words.close} data-closes>
          <Icon name="x" size={24} />
        </button>
        <h2 id="growth-popup-heading">{popup.heading}</h2>
        <p className="growth-popup__text quiet">{popup.text}</p>
        <dl className="growth-popup__counters">
          {popup.counters.map((counter) => (
            <div key={counter.label}>
              <dt className="quiet">{counter.label}</dt>
              <dd className="tabular">
                <Count {...counter} ms={popup.countSeconds * 1000} />
              </dd>
            </div>
          ))}
        </dl>
        <Button className="growth-popup__unfold full-width" data-unfolds>
          {formHeading}
        </Button>
        <div className="growth-popup__form">{children}</div>
      </div>
    </>
  );
}
