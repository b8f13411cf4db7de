import { Card } from '@facet/ui';
import { GateScreen } from '../session/index.ts';
import { t } from '../texts.ts';
import { AddApp } from './second-step.tsx';
import styles from './account.module.css';

/** A second step is required of this operator: until it is there nothing else is. */
export function SecondStepFirst() {
  return (
    <GateScreen>
      <Card as="div" className={styles.form}>
        <h1>{t('One more step')}</h1>
        <AddApp />
      </Card>
    </GateScreen>
  );
}
