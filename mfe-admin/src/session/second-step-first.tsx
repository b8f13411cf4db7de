import { AddApp } from '../account/index.ts';
import { t } from '../texts.ts';
import { GateScreen } from './gate-screen.tsx';
import styles from './gate.module.css';

/** The owner requires a second step of everybody: until it is there nothing else is. */
export function SecondStepFirst() {
  return (
    <GateScreen>
      <div className={styles.card}>
        <h1 className={styles.title}>{t('One more step')}</h1>
        <AddApp />
      </div>
    </GateScreen>
  );
}
