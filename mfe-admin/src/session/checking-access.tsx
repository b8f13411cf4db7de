import { Spinner } from '@facet/ui';
import { GateScreen } from './gate-screen.tsx';
import styles from './gate.module.css';

/** While it is asked who is here. */
export function CheckingAccess() {
  return (
    <GateScreen>
      <output className={styles.checking}>
        <Spinner />
        <span>Checking admin access...</span>
      </output>
    </GateScreen>
  );
}
