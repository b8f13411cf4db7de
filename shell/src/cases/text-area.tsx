import { Field, useFieldControl } from '@facet/ui';
import type { ReactNode } from 'react';
import styles from './cases.module.css';

const TEXT_MAX_LENGTH = 2000;

interface TextAreaProps {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
}

/** Some lines to write in. */
export function TextArea({ label, hint, error, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      <Area {...rest} />
    </Field>
  );
}

function Area({ value, onChange, placeholder }: Omit<TextAreaProps, 'label' | 'hint' | 'error'>) {
  return (
    <textarea
      {...useFieldControl()}
      className={styles.area}
      rows={4}
      maxLength={TEXT_MAX_LENGTH}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
