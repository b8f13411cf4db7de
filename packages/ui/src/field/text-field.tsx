import type { FieldProps } from './field.tsx';
import { Field } from './field.tsx';
import { Input, type InputProps } from './input.tsx';

export interface TextFieldProps extends Omit<InputProps, 'children' | 'id'>, Omit<FieldProps, 'children'> {}

/** A label, a line to type in, and a hint or an error. */
export function TextField({ label, hint, error, requestId, required, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} requestId={requestId} required={required}>
      <Input {...input} />
    </Field>
  );
}
