import type { Approach } from '../../../catalog/schemas/approach.ts';
import { Copy } from '../../ui/Copy.tsx';
import { detailHeadingId } from './detail-ids.ts';
import './detail-words.css';

interface Props {
  /** Number of the step, counted from 1. */
  number: number;
  steps: Approach['steps'];
  detail: { heading: string; when: string; text: string };
}

/** What the long form of each step begins with: its number and name, when it happens, and why. */
export function DetailWords({ number, steps, detail }: Props) {
  return (
    <div className="detail-words stack-4 justify-start" data-reveal>
      <p className="detail-words__step row strong">
        <span>{number}</span> {steps[number - 1]?.title}
      </p>
      <h2 id={detailHeadingId(number)}>{detail.heading}</h2>
      <p className="detail-words__when label">{detail.when}</p>
      <p className="detail-words__text sentence quiet short-lines">
        <Copy text={detail.text} />
      </p>
    </div>
  );
}
