import type * as v from 'valibot';

export type FormName = 'inquiry' | 'proposal' | 'callback' | 'comment';

/** A flat object of text fields: all that a form can post. */
export type FormSchema = v.ObjectSchema<
  Record<string, v.GenericSchema<string | undefined, string>>,
  undefined
>;

/** The texts of specification section 8. */
export interface FormMessages {
  /** The lead is stored. */
  readonly success: string;
  /** The server answered, but not with success. */
  readonly failure: string;
  /** No answer came. */
  readonly unreachable: string;
  /** A required field is empty; `failure` where the specification has no text for it. */
  readonly missing?: string;
}

/** One kind of lead: where it is posted, what it holds, and what the visitor is told. */
export interface Form<Name extends FormName = FormName, Schema extends FormSchema = FormSchema> {
  readonly name: Name;
  readonly endpoint: `/api/leads/${Name}`;
  readonly schema: Schema;
  readonly messages: FormMessages;
}
