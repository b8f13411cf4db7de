import { Spinner, VisuallyHidden } from '@facet/ui';
import { GateScreen } from './gate-screen.tsx';
import { t } from '../texts.ts';
import styles from './gate.module.css';

/** While it is asked who is here. */
export function CheckingAccess() {
  return (
    <GateScreen>
      <VisuallyHidden as="h1">{t('Admin')}</VisuallyHidden>
      <output className={styles.checking}>
        <Spinner />
        <span>{t('Checking admin access...')}</span>
      </output>
    </GateScreen>
  );
}
