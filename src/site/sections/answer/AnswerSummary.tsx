import {
  summaryEnd,
  summaryFieldSlot,
  summaryStart,
  summaryTextSlot,
  whenErrorsEnd,
  whenErrorsStart,
} from '../../../forms/answer-template.ts';
import { fieldId } from '../../ui/forms/Field.tsx';

/** What is to mend, as slots: shown only when some field has an error. */
export function AnswerSummary({ form, heading }: { form: string; heading: string }) {
  return (
    <>
      {whenErrorsStart}
      <div className="lead-form__notice lead-form__notice--error" role="alert">
        <p>{heading}</p>
        <ul>
          {summaryStart}
          <li>
            <a href={`#${fieldId(form, summaryFieldSlot)}`}>{summaryTextSlot}</a>
          </li>
          {summaryEnd}
        </ul>
      </div>
      {whenErrorsEnd}
    </>
  );
}
