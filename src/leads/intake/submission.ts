import type { FormName } from '../../forms/definition.ts';
import {
  ATTRIBUTION_MAX,
  type AttributionField,
  attributionFields,
  SUBMISSION_ID_FIELD,
} from '../../forms/submission-metadata.ts';
import { cleanLine, shortened } from '../../forms/text.ts';
import { isUuid, uuidOf } from '../../platform/uuid.ts';

/**
 * The id the form was sent with, if it is one. Version 8 is ours to make: whoever computes the id of
 * somebody else's lead ahead of it must not take its place.
 */
export function sentSubmissionId(fields: ReadonlyMap<string, string>): string | undefined {
  const id = fields.get(SUBMISSION_ID_FIELD)?.trim().toLowerCase();
  return id !== undefined && isUuid(id) && id.charAt(14) !== '8' ? id : undefined;
}

/**
 * An id for a form sent without one (scripts off). It is made from the content and the day, so
 * that a second tap or a reload of the answer page is the same lead there too.
 */
export function submissionIdOf(
  form: FormName,
  values: Readonly<Record<string, string>>,
  now: Date,
): string {
  const day = now.toISOString().slice(0, 10);
  return uuidOf(JSON.stringify([form, day, values]));
}

/** The attribution that came along; what is empty is left out, what is too long is cut. */
export function attributionOf(
  fields: ReadonlyMap<string, string>,
): Partial<Record<AttributionField, string>> {
  const found: Partial<Record<AttributionField, string>> = {};
  for (const name of attributionFields) {
    const value = shortened(cleanLine(fields.get(name) ?? ''), ATTRIBUTION_MAX);
    if (value) found[name] = value;
  }
  return found;
}
