import { Badge, Card, CardHead } from '@facet/ui';
import { t } from '../texts.ts';
import { CLASSES } from './class-labels.ts';
import styles from './win-chances.module.css';

/** What each class means. */
export function ClassLegend() {
  return (
    <Card flush aria-labelledby="class-legend">
      <CardHead id="class-legend" title={t('What each class means')}>
        <span className={styles.note}>EV = p × 1.8 − 1</span>
      </CardHead>
      <ul className={styles.legend}>
        {Object.values(CLASSES).map(({ label, range, advice, tone }) => (
          <li key={tone}>
            <span>
              <Badge tone={tone}>{t(label)}</Badge>
            </span>
            <b>{t(range)}</b>
            <span>{t(advice)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
