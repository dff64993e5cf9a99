import { type Contact, replyLink, whatsAppLink } from '../contact.ts';

/** The ways to reach somebody, each as large as a thumb. */
export function Ways({ contact, firm }: { contact: Contact; firm: string }) {
  const { dialled, phone, email } = contact;
  const chat = whatsAppLink(contact, firm);
  const reply = replyLink(contact, firm);
  return (
    <div className="ways">
      {dialled && (
        <a className="way way--call" href={`tel:${dialled}`}>
          <strong>Call</strong> <span>{phone}</span>
        </a>
      )}
      {chat && (
        <a className="way" href={chat} target="_blank" rel="noopener noreferrer">
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
