import { useFieldControl } from '@facet/ui';
import styles from './providers.module.css';

/** Addresses, one a line. */
export function SenderList({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const control = useFieldControl();
  return (
    <textarea
      {...control}
      className={styles.area}
      rows={3}
      spellCheck={false}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
