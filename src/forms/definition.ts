export type FormName = 'inquiry' | 'proposal' | 'callback' | 'comment';

/** A form as pages show it: the inquiry also in two short ones, which ask for less. */
export type FormView = FormName | 'short' | 'audit';

interface Described {
  /** What staff read in mails and lists. The visitor's label stands in content/forms.yaml. */
  readonly label: string;
  /** The column of exported tables, which fields of other forms may share. */
  readonly column: string;
}

/** Travels along unseen. A wrong value is our own mistake: it must not cost the lead. */
interface Hidden {
  readonly kind: 'hidden';
  readonly oneOf?: readonly string[];
  /** Or the path of a page of the site below this folder; which there are only the server knows. */
  readonly orPageBelow?: string;
  readonly fallback: string;
  /** Not kept by itself: what it holds becomes the first line of this field. */
  readonly firstLineOf?: string;
}

export type HiddenField = Described & Hidden;

/**
 * One field: src/forms/kinds.ts says what its kind means. `required` is what a visitor is told who
 * leaves it empty; kinds with a format have a sentence for that.
 */
export type FormField = Described &
  (
    | {
        readonly kind: 'name' | 'company' | 'line' | 'text';
        readonly required?: string;
        /** Instead of the kind's own. */
        readonly max?: number;
      }
    | { readonly kind: 'email' | 'phone' | 'ten-digits' | 'website'; readonly required?: true }
    | Hidden
  );

/** In the order of the form, under the names they are sent with. */
export type FormFields = Readonly<Record<string, FormField>>;

/** The texts of specification section 8. */
interface FormMessages {
  /** The lead is stored. */
  readonly success: string;
  /** The server answered, but not with success. */
  readonly failure: string;
  /** No answer came. */
  readonly unreachable: string;
  /** A required field is empty; `failure` where the specification has no text for it. */
  readonly missing?: string;
}

export interface Definition {
  readonly name: FormName;
  /** The form's name unless given. */
  readonly view?: FormView;
  /** What staff read above a lead of this form. */
  readonly title: string;
  readonly fields: FormFields;
  /** Fields of which one must be filled; the first is complained about. */
  readonly either?: { readonly fields: readonly string[]; readonly missing: string } | undefined;
  readonly messages: FormMessages;
}
