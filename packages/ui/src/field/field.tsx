import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { RequestId } from '../request-id.tsx';
import { FieldContext } from './field-context.ts';
import styles from './field.module.css';

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and what to enter; takes the place of the hint. */
  error?: ReactNode;
  /** Of the call that failed with the error, to be told to support. */
  requestId?: string | null | undefined;
  required?: boolean | undefined;
  /** One control: Input, Select, or one that spreads `useFieldControl()`. */
  children: ReactNode;
}

/** A control with its label above and its hint or error below, tied to it for screen readers. */
export function Field({ label, hint, error, requestId, required, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const described = error || hint ? noteId : undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <FieldContext
        value={{ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined, 'aria-required': required || undefined }}
      >
        {children}
      </FieldContext>
      {error ? (
        <span className={styles.error} id={noteId} role="alert">
          <Icon name="circle-alert" size="tiny" />
          {error}
        </span>
      ) : (
        hint && (
          <span className={styles.hint} id={noteId}>
            {hint}
          </span>
        )
      )}
      {error && requestId && <RequestId id={requestId} />}
    </div>
  );
}
