import type { ReactNode } from 'react';
import { Band } from '../../ui/Band.tsx';
import { Fold } from '../../ui/Fold.tsx';
import './faq.css';

interface Props {
  heading: string;
  lead: string;
  questions: readonly { question: string; answer: string }[];
  /** What stands below the heading on wide screens, after the questions on narrow ones. */
  children?: ReactNode;
}

/** Questions of which at most one is open: `details` with a shared name, no script. */
export function Faq({ heading, lead, questions, children }: Props) {
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
      {children}
    </Band>
  );
}
