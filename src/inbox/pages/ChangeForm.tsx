import { kinds } from '../../forms/kinds.ts';
import { stateNames } from '../../leads/words/change.ts';
import { daysAfter, indianDay } from '../../platform/time/indian-day.ts';
import type { LeadView } from '../lead-routes.ts';
import { dayWritten } from '../when.ts';
import { Button, Choices, Field, Hidden } from './Field.tsx';

export const CHANGE_FORM = 'change';

/**
 * One form, in which every button saves all of it: nothing that was typed is left behind. The first
 * button in it is what Enter presses.
 */
export function ChangeForm({ lead, events, owners, now, list, reasons }: LeadView) {
  const { owner, lostBecause, worth } = lead;
  const followUp = lead.followUpOn ?? '';
  const today = indianDay(now);
  const days: [day: string, text: string][] = [
    [daysAfter(today, 1), 'Tomorrow'],
    [daysAfter(today, 3), 'In 3 days'],
    [daysAfter(today, 7), 'In a week'],
  ];
  if (followUp) days.push(['', 'No follow-up']);
  return (
    <form className="work stack-3" id={CHANGE_FORM} method="post" action={`/leads/${lead.id}`}>
      <Hidden values={{ seen: events.at(-1)?.id ?? '', list }} />
      <Field name="note" rows={3} maxLength={kinds.text.max} />
      <div className="fields">
        <Field
          was
          name="follow-up"
          value={followUp && dayWritten(followUp)}
          placeholder={`like ${dayWritten(today).slice(0, -5)}`}
        />
        <Field was name="owner" value={owner} suggested={owners} />
        <Field was name="worth" value={worth?.amount.toString()} inputMode="numeric" />
        <Field was name="worth-per" value={worth?.per ?? 'once'} options={worthNames} />
        <Field was name="lost-because" value={lostBecause} options={reasons} none="Not lost" />
      </div>
      <Button className="primary">Save</Button>
      <Choices legend="Save and set to" name="state" options={states} chosen={lead.state} />
      <Choices legend="Save and follow up" name="follow-up" options={days} chosen={followUp} />
    </form>
  );
}

const states = Object.entries(stateNames);
const worthNames = Object.entries({ once: 'once', month: 'a month' });
