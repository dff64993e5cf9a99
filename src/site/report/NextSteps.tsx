import { ReadPage } from '../illustration/audit/ReadPage.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { AddressForm } from '../ui/forms/AddressForm.tsx';
import '../ui/link-row.css';
import type { AuditWords } from './view.ts';

interface Props {
  /** What was typed, to be corrected. */
  typed: string;
  /** Id of the sentence that says why it could not be read. */
  mistake?: string;
  words: AuditWords;
}

/** What to do where no report came: another address, a call, a proposal. The page stays dark. */
export function NextSteps({ typed, mistake, words: { form, next, phone } }: Props) {
  const words = { ...form, label: next.again };
  return (
    <div className="next-steps stack-4">
      <AddressForm id="address-again" words={words} typed={typed} mistake={mistake} />
      <p className="link-row">
        <a className="direct-link title roomy-link" href={`tel:${phone.e164}`}>
          {next.call}
        </a>
        <LinkButton href={next.proposal.href} variant="outline">
          {next.proposal.label}
        </LinkButton>
      </p>
      <ReadPage className="report-head__picture wide-only" />
    </div>
  );
}
