import { Button, UncutStone } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './closing-call.module.css';

/** The way in once more, for who has read to the end. */
export function ClosingCall({ onLogin }: { onLogin: () => void }) {
  return (
    <section className={styles.section} aria-labelledby="closing">
      <div className={styles.call}>
        <UncutStone />
        <div>
          <h2 id="closing">{t('Start with an uncut stone.')}</h2>
          <p>{t('Type your username. Your first Robux are minutes away.')}</p>
        </div>
        <Button variant="primary" size="large" onClick={onLogin}>
          {t('Start earning')}
        </Button>
      </div>
    </section>
  );
}
