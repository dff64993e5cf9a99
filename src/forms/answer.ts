/** What the endpoints answer, whatever happened: the body of every JSON answer. */
export type LeadAnswer =
  | { readonly ok: true; readonly id: string; readonly message: string }
  | { readonly ok: false; readonly message: string; readonly errors?: FieldErrors };

/** One sentence a field that says what to do; a field without an entry is fine. */
export type FieldErrors = Readonly<Record<string, string>>;
