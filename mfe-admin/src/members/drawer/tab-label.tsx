import { numberFormat } from '@facet/remote-kit';
import { useKnown } from './use-known.ts';
import styles from './drawer.module.css';

const whole = numberFormat();

/** A tab's name, and how many it lists where that is known; its place is kept. */
export function TabLabel({ id, part, label }: { id: string; part: string; label: string }) {
  const count = useKnown(id).counts[part];
  return (
    <>
      {label} {part !== 'timeline' && <span className={styles.count}>{count !== undefined && whole(count)}</span>}
    </>
  );
}
