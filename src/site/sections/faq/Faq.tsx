import type { LinkRowContent } from '../../../catalog/schemas/text.ts';
import { Band } from '../../ui/Band.tsx';
import { Copy } from '../../ui/Copy.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { LinkRow } from '../../ui/LinkRow.tsx';
import './faq.css';

interface Props {
  heading: string;
  lead: string;
  questions: readonly { question: string; answer: string }[];
  /** Where there is more to read. */
  further?: LinkRowContent;
}

/** Questions of which at most one is open: `details` with a shared name, no script. */
export function Faq({ heading, lead, questions, further }: Props) {
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
            <p className="quiet">
              <Copy text={answer} under={question} />
            </p>
          </Fold>
        ))}
        {further && <LinkRow {...further} />}
      </div>
    </Band>
  );
}
