import { Icon } from '../../ui/Icon.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import '../../ui/accordion.css';
import './faq.css';

interface Props {
  heading: string;
  lead: string;
  questions: readonly { question: string; answer: string }[];
}

/** Questions of which at most one is open: `details` with a shared name, no script. */
export function Faq({ heading, lead, questions }: Props) {
  return (
    <section className="faq ground-shade band" aria-labelledby="faq-heading">
      <div className="faq__inner wrap stack-6">
        <SectionHeading id="faq-heading" heading={heading} lead={lead} layout="sticky" />
        <div className="accordion">
          {questions.map(({ question, answer }) => (
            <details name="faq" key={question}>
              <summary>
                <h3>{question}</h3>
                <Icon name="plus" size={26} />
              </summary>
              <p className="quiet">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
