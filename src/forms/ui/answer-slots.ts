import { errorSlot, invalidSlot, valueSlot } from '../answer-template.ts';

/** A field's value, error and state as slots of the server's answer template. */
export function answerSlots(field: string) {
  return {
    defaultValue: valueSlot(field),
    error: errorSlot(field),
    invalid: invalidSlot(field),
  };
}
