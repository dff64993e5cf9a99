import { Icon } from '../../ui/Icon.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
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
      <div className="faq__inner wrap">
        <SectionHeading id="faq-heading" heading={heading} lead={lead} />
        <div className="faq__list">
          {questions.map(({ question, answer }) => (
            <details name="faq" key={question}>
              <summary>
                <h3>{question}</h3>
                <Icon name="plus" size={26} />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
