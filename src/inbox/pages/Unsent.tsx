import { kinds } from '../../forms/kinds.ts';
import type { DeskLead } from '../../leads/desk/lead-desk.ts';
import { stateNames } from '../../leads/words/change.ts';
import { leadStates } from '../../platform/database/schema.ts';
import { fieldNames } from '../words.ts';
import { Button, Field, Hidden } from './Field.tsx';
import { LeadLink, Told } from './parts.tsx';
import { type Page, Shell } from './Shell.tsx';

interface UnsentView {
  readonly reason: string;
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  /** What this person sent before, which whoever adds them should know. */
  readonly known: readonly DeskLead[];
  readonly now: Date;
}

/** Gives back a form that could not be taken: what was typed can be changed and sent again. */
export function Unsent({ frame, view }: Page<UnsentView>) {
  const { reason, action, fields, known, now } = view;
  const state = leadStates.find((each) => each === fields.state);
  return (
    <Shell frame={frame} title="Not saved yet">
      <h1>Not saved yet</h1>
      <Told role="alert">{reason}</Told>
      {known.length > 0 && (
        <>
          <ul className="small">
            {known.map((lead) => (
              <LeadLink key={lead.id} lead={lead} href={`/leads/${lead.id}`} now={now} />
            ))}
          </ul>
          <p>Open one of these and write a note there, or send this again as a lead of its own.</p>
        </>
      )}
      {state && <p>State: {stateNames[state]}</p>}
      <form className="work stack-3" method="post" action={action}>
        {Object.entries(fields).map(([name, value]) =>
          Object.hasOwn(fieldNames, name) && value !== fields[`was-${name}`] ? (
            <Field key={name} name={name} value={value} maxLength={kinds.text.max} rows={1} />
          ) : (
            <Hidden key={name} values={{ [name]: value }} />
          ),
        )}
        {known.length > 0 && <Hidden values={{ 'is-known': '1' }} />}
        <Button className="primary">Send again</Button>
      </form>
    </Shell>
  );
}
