import { Field, Input, type FieldProps } from '@facet/ui';
import { utcLabel } from '../time/format-time.ts';
import styles from './forms.module.css';

export interface UtcFieldProps extends Omit<FieldProps, 'children'> {
  /** "2026-11-22T18:00", without a zone: UTC. */
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  disabled?: boolean | undefined;
}

/**
 * A day and a minute, always UTC, whatever zone the operator is in. Browsers write dates in an order of their own: it
 * is seen while one types, else the order of the site's other dates is.
 */
export function UtcField({ value, onChange, disabled, ...field }: UtcFieldProps) {
  const at = utcOf(value);
  return (
    <Field {...field}>
      <span className={styles.affix}>
        <Input type="datetime-local" value={value} onChange={onChange} disabled={disabled} />
        {at !== null && (
          <span className={styles.written} aria-hidden="true">
            {utcLabel(at)}
          </span>
        )}
        <span aria-hidden="true">UTC</span>
      </span>
    </Field>
  );
}

/** For the wire; null when it is empty or half typed. */
export function utcOf(value: string): string | null {
  const time = Date.parse(`${value}Z`);
  return value === '' || Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** What the field shows for a time. */
export function utcValue(at: Date): string {
  return at.toISOString().slice(0, 16);
}
