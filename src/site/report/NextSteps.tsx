import { LinkButton } from '../ui/Button.tsx';
import { AddressForm } from '../ui/forms/AddressForm.tsx';
import type { AuditWords } from './view.ts';

interface Props {
  /** What was typed, to be corrected. */
  typed: string;
  /** Id of the sentence that says why it could not be read. */
  mistake?: string;
  words: AuditWords;
}

/** What to do where no report came: another address, a call, a proposal. */
export function NextSteps({ typed, mistake, words }: Props) {
  const { form, next, phone } = words;
  return (
    <div className="next-steps stack-5">
      <AddressForm
        id="address-again"
        words={{ ...form, label: next.again }}
        typed={typed}
        mistake={mistake}
      />
      <p className="next-steps__calls apart">
        <a className="direct-link title roomy-link" href={`tel:${phone.e164}`}>
          {next.call}
        </a>
        <LinkButton href={next.proposal.href} variant="outline">
          {next.proposal.label}
        </LinkButton>
      </p>
    </div>
  );
}
