export { FormDialog } from './form-dialog.tsx';
export { Optional } from './optional.tsx';
export { TextArea } from './text-area.tsx';
export { typedAmount, typedCount } from './typed-amount.ts';
export { isUnknownOutcome, useActKey } from './use-act-key.ts';
export { useActFailure, useFailure } from './use-failure.ts';
export { useForm, type Form } from './use-form.ts';
export { UtcField, utcOf, utcValue } from './utc-field.tsx';
