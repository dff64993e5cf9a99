import { inputOf } from '../../forms/derive.ts';
import { hindiMessages } from '../../forms/hindi.ts';
import { auditInquiry } from '../../forms/inquiry.ts';
import { AUDIT_FIELD, WAITING_ATTRIBUTE } from '../../forms/submission-metadata.ts';
import { translated } from '../../forms/translated.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/forms/Field.tsx';
import { SmallPrint } from '../ui/forms/SmallPrint.tsx';
import { Unreachable } from '../ui/forms/Unreachable.tsx';
import { UnseenFields } from '../ui/forms/UnseenFields.tsx';
import type { ReportProps } from './view.ts';

/** Two ways to hand the report to a person, each with two fields. */
export function LeadForms(props: ReportProps) {
  const { view, words, first } = props;
  const { leads } = words.report;
  const isStopped = view.state === 'stopped';
  // What is nothing cannot be sent.
  const isOne = isStopped || (view.state === 'done' && first.length === 0);
  return (
    <section className="ground-peacock band screen-only" id="leads" aria-labelledby="leads-heading">
      <div className={`wrap stack-6 ${isOne ? 'columns-6-5' : ''}`}>
        <div className="stack-3">
          <h2 id="leads-heading">{leads.heading}</h2>
          {!isStopped && <p className="lead">{leads.lead}</p>}
        </div>
        <div className={isOne ? '' : 'tablet-halves'}>
          {!isOne && <LeadForm {...props} name="repairs" reachedBy="email" />}
          <LeadForm {...props} name="call" reachedBy="number" />
        </div>
        <SmallPrint {...words.lead.smallPrint} />
      </div>
    </section>
  );
}

type FormProps = ReportProps & { name: 'repairs' | 'call'; reachedBy: 'email' | 'number' };

/** An inquiry from a report. Native: no script is fetched for two fields. */
function LeadForm({ view, words, name, reachedBy }: FormProps) {
  const { leads } = words.report;
  const { heading, text, button } = leads[name];
  const { language } = words.form;
  const { endpoint, fields, messages } = auditInquiry;
  const id = `report-${name}`;
  return (
    <form
      className="edged ground-paper stack-3"
      id={id}
      action={endpoint}
      method="post"
      data-lead-form={auditInquiry.name}
      aria-labelledby={`${id}-heading`}
      // The browser's own complaint at once: there is no island to wait for.
      {...{ [WAITING_ATTRIBUTE]: 'in vain' }}
    >
      <h3 id={`${id}-heading`}>{heading}</h3>
      <p className="quiet">{text}</p>
      {(['name', reachedBy] as const).map((field) => (
        <Field
          key={field}
          form={id}
          name={field}
          label={leads[field]}
          placeholder={field === 'number' ? leads.numberHint : undefined}
          optionalWord=""
          {...(fields[field] && inputOf(fields[field]))}
          required
          isLast={field === reachedBy}
        />
      ))}
      <UnseenFields
        form={auditInquiry}
        values={{ source: '/seo-audit', service: `${heading}: ${view.address}` }}
        label={words.lead.honeypot}
        asTemplate={false}
        language={language}
      />
      <input type="hidden" name={AUDIT_FIELD} value={view.id} />
      <Unreachable message={translated(messages.unreachable, language && hindiMessages)} />
      <Button type="submit" className="full-width" formNoValidate={language !== undefined}>
        {button}
      </Button>
    </form>
  );
}
