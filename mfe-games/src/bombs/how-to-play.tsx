import { Card, Disclosure } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './bombs.module.css';

export function HowToPlay() {
  return (
    <Card aria-label={t('How to Play')} className={styles.howTo}>
      <Disclosure title={t('How to Play')}>
        <ol>
          <li>{t('Set your bet and the number of bombs.')}</li>
          <li>{t('Open tiles. Every gem raises the multiplier.')}</li>
          <li>{t('Cash out whenever you like. Hit a bomb and you lose the bet.')}</li>
        </ol>
      </Disclosure>
    </Card>
  );
}
