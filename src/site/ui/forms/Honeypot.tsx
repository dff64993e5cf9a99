import { HONEYPOT_FIELD } from '../../../forms/submission-metadata.ts';
import './honeypot.css';

/** A field that people never see; `label` asks those to leave it empty who meet it all the same. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        {label}
        <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
