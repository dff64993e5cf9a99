import type { DeskLead } from '../../leads/desk/lead-desk.ts';
import { NAME_MAX, NOTE_MAX } from '../limits.ts';
import { Button, Field, Hidden } from './Field.tsx';
import { LeadLink, Mistake } from './parts.tsx';
import { type Page, Shell } from './Shell.tsx';

interface AddView {
  readonly formKey: string;
  readonly values: Readonly<Record<string, string>>;
  readonly mistake?: string;
  /** What this person sent before, which whoever adds them should know. */
  readonly known: readonly DeskLead[];
  readonly now: Date;
}

/** Writes down somebody who called or came by. */
export function AddLead({ frame, view }: Page<AddView>) {
  const { values, mistake, formKey, known, now } = view;
  const field = (name: string) => ({ name, value: values[name] });
  return (
    <Shell frame={frame} title="Add a lead" current="/add">
      <h1>Add a lead</h1>
      <p className="note">Somebody called or came by. It is kept here and sent nowhere.</p>
      <Mistake>{mistake}</Mistake>
      {known.length > 0 && (
        <div className="told" role="alert">
          <p>This number or address is known:</p>
          <ul className="links">
            {known.map((lead) => (
              <LeadLink key={lead.id} lead={lead} href={`/leads/${lead.id}`} now={now} />
            ))}
          </ul>
          <p>Open one of these and write a note there, or add this as a lead of its own.</p>
        </div>
      )}
      <form className="work stack-3" method="post" action="/add">
        <Hidden values={{ key: formKey, ...(known.length > 0 && { 'is-known': '1' }) }} />
        <Field {...field('name')} required maxLength={NAME_MAX} />
        <Field {...field('phone')} type="tel" hint="Like 98765 43210, from abroad with +." />
        <Field {...field('email')} type="email" />
        <Field {...field('company')} />
        <Field {...field('service')} hint="What they asked for, like SEO or Website." />
        <Field {...field('came-by')} options={frame.sales.cameBy} none="Not known" />
        <Field {...field('message')} rows={4} maxLength={NOTE_MAX} />
        <Button className="primary">Add this lead</Button>
      </form>
    </Shell>
  );
}
