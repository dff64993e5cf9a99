import { Band } from '../../ui/Band.tsx';
import { Fold } from '../../ui/Fold.tsx';
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
      <div>
        {questions.map(({ question, answer }) => (
          <Fold key={question} name="faq" summary={<h3>{question}</h3>}>
            <p className="quiet">{answer}</p>
          </Fold>
        ))}
      </div>
    </Band>
  );
}
