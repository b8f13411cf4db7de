import { numberFormat } from '@facet/remote-kit';
import { classes } from '@facet/ui';
import { t } from '../texts.ts';
import { CLASSES } from './class-labels.ts';
import { chanceLabel, expectedLabel, returnLabel } from './figure-labels.ts';
import { figuresOf } from './win-chance-rules.ts';
import styles from './win-chances.module.css';

const whole = numberFormat();

/** How a win chance stands for the platform. */
export function ChanceVerdict({ percent }: { percent: number }) {
  const { className, expectedThousandths, houseEdgePercent, returnPercent } = figuresOf(percent);
  const { label, advice, tone } = CLASSES[className];
  const chance = chanceLabel(percent);
  const figures = [
    { name: t('Player’s expected value'), value: expectedLabel(expectedThousandths), how: `${chance} × 1.8 − 1` },
    { name: t('House edge'), value: `${houseEdgePercent} %`, how: `(1 − ${chance}) × 100` },
    { name: t('Return'), value: returnLabel(returnPercent), how: t('per R$ staked') },
  ];
  return (
    <output className={classes(styles.verdict, styles[tone])}>
      <b className={styles.class}>{t(label)}</b>
      <span>{t(advice)}</span>
      <span className={styles.figures}>
        {figures.map(({ name, value, how }) => (
          <span key={name}>
            <small>{name}</small>
            <b>{value}</b>
            <small>{how}</small>
          </span>
        ))}
      </span>
      <span>{averageLabel(expectedThousandths)}</span>
    </output>
  );
}

function averageLabel(expectedThousandths: number): string {
  const amount = whole(Math.abs(expectedThousandths));
  if (expectedThousandths > 0) return t('Of R$ 1,000 staked, the platform loses R$ {amount} on average.', { amount });
  return t('Of R$ 1,000 staked, the platform keeps R$ {amount} on average.', { amount });
}
