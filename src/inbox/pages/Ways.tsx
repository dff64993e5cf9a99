import type { DeskLead } from '../../leads/desk/lead-desk.ts';
import { contactLinks, contactOf } from '../../leads/words/contact.ts';
import { spaced } from '../contact.ts';

/** The ways to reach somebody, each as large as a thumb. */
export function Ways({ lead }: { lead: DeskLead }) {
  const { phone, email } = contactOf(lead);
  const { call, whatsApp, reply } = contactLinks(lead);
  if (!call && !reply) return null;
  return (
    <div className="ways">
      {call && (
        <a className="way way--call" href={call}>
          <strong>Call</strong> <span>{spaced(phone)}</span>
        </a>
      )}
      {whatsApp && (
        <a className="way" href={whatsApp} target="_blank" rel="noopener noreferrer">
          <strong>WhatsApp</strong> <span>with a greeting</span>
        </a>
      )}
      {reply && (
        <a className="way" href={reply}>
          <strong>Reply</strong> <span>{email}</span>
        </a>
      )}
    </div>
  );
}
