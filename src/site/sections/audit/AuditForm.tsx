import type { AuditFormWords } from '../../../catalog/queries/audit-form.ts';
import { Copy } from '../../ui/Copy.tsx';
import { AddressForm } from '../../ui/forms/AddressForm.tsx';
import './audit-form.css';

interface Props {
  words: AuditFormWords;
  /** Unique on the page: where buttons lead that speak of the audit. */
  id?: string;
  /** The text above it. */
  beside?: string;
}

/** The address field of the free SEO audit, with what happens next, how it judges, and a way for those without a site. */
export function AuditForm({ words, id = 'audit', beside = '' }: Props) {
  return (
    <div className="audit-form stack-3 full-width" id={id}>
      <AddressForm id={`${id}-address`} words={words} />
      <div className="note tight">
        <p>
          <Copy text={words.next} under={words.button} beside={beside} />
        </p>
        <p className="audit-form__others row">
          {[words.noWebsite, words.judge].map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </p>
      </div>
    </div>
  );
}
