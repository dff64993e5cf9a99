import type { Home } from '../../../catalog/schemas/home.ts';
import { RisingLine } from '../../illustration/rising-line/RisingLine.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Count } from '../../ui/Count.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './why-choose-us.css';

/** Four figures set as pictures, counted once when they are first seen. */
export function WhyChooseUs({ whyChooseUs }: { whyChooseUs: Home['whyChooseUs'] }) {
  const { heading, lead, counters, countSeconds, button } = whyChooseUs;
  return (
    <section className="why-us band" aria-labelledby="why-heading">
      <div className="why-us__inner wrap stack-6">
        <SectionHeading id="why-heading" heading={heading} lead={lead}>
          <LinkButton href={button.href}>{button.label}</LinkButton>
        </SectionHeading>
        <dl className="why-us__figures" data-counters="0">
          {counters.map(({ label, unit, note, beside, ...counter }) => (
            <div className="ruled" key={label}>
              <dt className="strong tight">
                {label}
                {unit && ` (${unit})`}
                {note && <span className="note">{note}</span>}
              </dt>
              <dd className="figure tabular">
                <Count {...counter} ms={countSeconds * 1000} /> {beside}
                {beside && <RisingLine variant="underline" />}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
