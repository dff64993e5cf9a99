import type { AuditFormWords } from '../../../catalog/queries/audit-form.ts';
import { AuditForm } from './AuditForm.tsx';

interface Props {
  words: AuditFormWords & { readonly heading: string; readonly lead: string };
}

/** The address field on a sheet of its own, with what it is for. */
export function AuditSheet({ words }: Props) {
  return (
    <div className="edged ground-paper stack-3 screen-only">
      <h2 className="title wide-only">{words.heading}</h2>
      <p className="note wide-only">{words.lead}</p>
      <AuditForm words={words} />
    </div>
  );
}
