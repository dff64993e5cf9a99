import { firstRepairs } from '../../audit/scoring.ts';
import { inputOf } from '../../forms/derive.ts';
import { hindiMessages } from '../../forms/hindi.ts';
import { auditInquiry } from '../../forms/inquiry.ts';
import { AUDIT_FIELD, WAITING_ATTRIBUTE } from '../../forms/submission-metadata.ts';
import { translated } from '../../forms/translated.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/forms/Field.tsx';
import { Honeypot } from '../ui/forms/Honeypot.tsx';
import { PageLanguage } from '../ui/forms/PageLanguage.tsx';
import { SmallPrint } from '../ui/forms/SmallPrint.tsx';
import { Unreachable } from '../ui/forms/Unreachable.tsx';
import type { ReportProps } from './view.ts';

/** Two ways to hand the report to a person, each with two fields. */
export function LeadForms({ view, words }: ReportProps) {
  const { leads } = words.report;
  const { state, progress } = view;
  // What is nothing cannot be sent.
  const isRight = state === 'done' && firstRepairs(words.checks, progress.outcomes).length === 0;
  return (
    <section className="ground-peacock band screen-only" id="leads" aria-labelledby="leads-heading">
      <div className="wrap stack-6">
        <div className="stack-3">
          <h2 id="leads-heading">{leads.heading}</h2>
          {state !== 'stopped' && <p className="lead">{leads.lead}</p>}
        </div>
        <div className="tablet-halves">
          {state !== 'stopped' && !isRight && <LeadForm view={view} words={words} name="repairs" />}
          <LeadForm view={view} words={words} name="call" />
        </div>
        <SmallPrint {...words.lead.smallPrint} />
      </div>
    </section>
  );
}

/** An inquiry from a report. Native: no script is fetched for two fields. */
function LeadForm({ view, words, name }: ReportProps & { name: 'repairs' | 'call' }) {
  const { leads } = words.report;
  const reachedBy = name === 'call' ? 'number' : 'email';
  const { heading, text, button } = leads[name];
  const id = `report-${name}`;
  const messages = words.language === 'hi' ? hindiMessages : undefined;
  return (
    <form
      className="edged ground-paper stack-3"
      id={id}
      action={auditInquiry.endpoint}
      method="post"
      data-lead-form={auditInquiry.name}
      aria-labelledby={`${id}-heading`}
      // The browser's own complaint at once: there is no island to wait for.
      {...{ [WAITING_ATTRIBUTE]: 'in vain' }}
    >
      <h3 id={`${id}-heading`}>{heading}</h3>
      <p className="quiet">{text}</p>
      {(['name', reachedBy] as const).map((field) => {
        const definition = auditInquiry.fields[field];
        return (
          definition && (
            <Field
              key={field}
              form={id}
              name={field}
              label={leads[field]}
              placeholder={field === 'number' ? leads.numberHint : undefined}
              optionalWord=""
              {...inputOf(definition)}
              required
              isLast={field === reachedBy}
            />
          )
        );
      })}
      <Honeypot label={words.lead.honeypot} />
      <input type="hidden" name="source" value="/seo-audit" />
      <input type="hidden" name="service" value={`${heading}: ${view.address}`} />
      <input type="hidden" name={AUDIT_FIELD} value={view.id} />
      <PageLanguage language={words.form.language} />
      <Unreachable message={translated(auditInquiry.messages.unreachable, messages)} />
      <Button
        type="submit"
        className="full-width"
        formNoValidate={words.form.language !== undefined}
      >
        {button}
      </Button>
    </form>
  );
}
