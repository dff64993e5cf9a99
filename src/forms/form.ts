import type { Definition, FormName, FormView } from './definition.ts';
import { type FormSchema, schemaOf } from './schema.ts';

/** One kind of lead: where it is posted, what it holds, and what visitor and staff are told. */
export interface Form extends Definition {
  readonly view: FormView;
  readonly endpoint: `/api/leads/${FormName}`;
  readonly schema: FormSchema;
}

/** A form from its definition: all that handles its fields derives from this one list. */
export function defineForm(definition: Definition): Form {
  return {
    view: definition.name,
    ...definition,
    endpoint: `/api/leads/${definition.name}`,
    schema: schemaOf(definition),
  };
}
