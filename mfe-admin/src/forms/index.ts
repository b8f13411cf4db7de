export { typedAmount, typedCount } from './amount-rules.ts';
export { FormDialog } from './form-dialog.tsx';
export { Optional } from './optional.tsx';
export { useFailure } from './use-failure.ts';
export { UtcField, utcOf, utcValue } from './utc-field.tsx';
