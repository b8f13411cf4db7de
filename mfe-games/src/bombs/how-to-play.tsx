import { Card, Fold } from '@facet/ui';
import styles from './bombs.module.css';

export function HowToPlay() {
  return (
    <Card aria-label="How to Play" className={styles.howTo}>
      <Fold title="How to Play">
        <ol>
          <li>Set your bet and the number of bombs.</li>
          <li>Open tiles. Each gem raises the multiplier.</li>
          <li>Cash out whenever you like. A bomb ends the round and the bet is lost.</li>
        </ol>
      </Fold>
    </Card>
  );
}
