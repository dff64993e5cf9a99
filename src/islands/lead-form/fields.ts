import type { FieldProps } from '../../ui/Field.tsx';

/** How a browser should treat a field: its keyboard, its autofill, its limit. */
export type InputSpec = Pick<
  FieldProps,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'multiline'
> & { required: boolean };

/** A form's visible fields in their order, under the names they are sent with. */
export type InputSpecs = Readonly<Record<string, InputSpec>>;
