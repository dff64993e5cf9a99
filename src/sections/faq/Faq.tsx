import { Band } from '../../ui/Band.tsx';
import { Icon } from '../../ui/Icon.tsx';
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
    <Band
      name="faq"
      look="ground-shade"
      heading={heading}
      lead={lead}
      layout="sticky"
      gap="stack-6"
    >
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
    </Band>
  );
}
