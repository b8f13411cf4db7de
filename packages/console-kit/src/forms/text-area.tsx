import type { ComponentProps } from 'react';
import { useFieldControl } from '@facet/ui';
import styles from './forms.module.css';

/** A few lines to type in. Inside a Field it takes its id, description and validity from it. */
export function TextArea(props: ComponentProps<'textarea'>) {
  return <textarea {...useFieldControl()} {...props} className={styles.area} />;
}
