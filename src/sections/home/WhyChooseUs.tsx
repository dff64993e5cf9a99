import type { Home } from '../../catalog/schemas/home.ts';
import { RisingLine } from '../../illustration/rising-line/RisingLine.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Count } from '../../ui/Count.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './why-choose-us.css';

/** Four figures set as pictures, counted once when they are first seen, and three reasons. */
export function WhyChooseUs({ whyChooseUs }: { whyChooseUs: Home['whyChooseUs'] }) {
  const { heading, lead, reasons, counters, countSeconds, button } = whyChooseUs;
  return (
    <section className="why-us band" aria-labelledby="why-heading">
      <div className="why-us__inner wrap stack-8">
        <SectionHeading id="why-heading" heading={heading} lead={lead}>
          <LinkButton href={button.href}>{button.label}</LinkButton>
        </SectionHeading>
        <dl className="why-us__figures" data-counters="0">
          {counters.map((counter) => (
            <div key={counter.label}>
              <dt>
                {counter.label}
                {counter.unit && ` (${counter.unit})`}
                {counter.note && <span className="quiet">{counter.note}</span>}
              </dt>
              <dd className="tabular">
                <Count {...counter} ms={countSeconds * 1000} />
                <RisingLine variant="underline" />
              </dd>
            </div>
          ))}
        </dl>
        <ul className="why-us__reasons stack-5">
          {reasons.map((reason) => (
            <li className="stack-2" key={reason.title} data-reveal>
              <h3>{reason.title}</h3>
              <p className="quiet">{reason.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
