import type { DeskLead } from '../../leads/desk/lead-desk.ts';
import { contactLinks, contactOf, filledGreeting } from '../../leads/words/contact.ts';
import { spaced } from './parts.tsx';
import type { Frame } from './Shell.tsx';

/** The ways to reach somebody, each as large as a thumb. */
export function Ways({ lead, frame }: { lead: DeskLead; frame: Frame }) {
  const { phone, email } = contactOf(lead);
  const { call, reply } = contactLinks(lead);
  if (!call && !reply) return null;
  const { firm, who = '', sales } = frame;
  // Whoever wrote from a Hindi page is greeted in Hindi first.
  const isTheirs = ({ lang }: { lang: string }) => lang === lead.attribution.language;
  const greetings = sales.greetings.toSorted((a, b) => Number(isTheirs(b)) - Number(isTheirs(a)));
  return (
    <div className="line">
      {call && (
        <a className="way way--call" href={call}>
          <strong>Call</strong> <span>{spaced(phone)}</span>
        </a>
      )}
      {greetings.map(({ label, lang, text }) => {
        const { whatsApp } = contactLinks(lead, filledGreeting(text, lead, who, firm));
        return (
          whatsApp && (
            <a key={lang} className="way" href={whatsApp} target="_blank" rel="noopener noreferrer">
              <strong>WhatsApp</strong> <span lang={lang}>{label}</span>
            </a>
          )
        );
      })}
      {reply && (
        <a className="way" href={reply}>
          <strong>Reply</strong> <span>{email}</span>
        </a>
      )}
    </div>
  );
}
