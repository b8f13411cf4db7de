import { classes } from '../classes.ts';
import { Stone } from '../drawings/stone.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { formatAmount, formatHundredths, hundredthsOf, toHundredths, UNIT } from './amount.ts';
import styles from './money.module.css';
import { useCountUp } from './use-count-up.ts';

export interface MoneyProps {
  /** A decimal string of the wire: "12.50", "-3.00". */
  amount: string;
  /** 2 (default) or 0: whole R$, rounded down, with the exact amount in the title. */
  decimals?: 0 | 2 | undefined;
  /** Counts up from there when it appears; without it, it stands there at once. */
  countFrom?: string | undefined;
  /** A sign, and green or red by it. */
  signed?: boolean | undefined;
  size?: 14 | 16 | 20 | 24 | 32 | 48 | undefined;
  /** The stone before it. */
  mark?: boolean | undefined;
  /** Tells screen readers when it changes, politely, once and not for each step of the count. */
  live?: boolean | undefined;
  className?: string | undefined;
}

/** An amount of R$. Counts to its new value for 400 ms when it changes, green up and red down. */
export function Money({ amount, countFrom = amount, decimals = 2, signed = false, size = 14, mark, live, className }: MoneyProps) {
  const hundredths = toHundredths(amount);
  const { value, direction } = useCountUp(hundredths ?? 0n, hundredthsOf(countFrom));
  const { sign, figure } = formatHundredths(value, { decimals, signed });
  const exact = formatAmount(amount, { signed });
  return (
    <span
      className={classes(styles.money, styles[`size${size}`], tone(signed, hundredths ?? 0n, direction), className)}
      title={decimals === 0 ? exact : undefined}
    >
      {mark && <Stone className={styles.stone} />}
      <span className={styles.amount} aria-hidden={live || undefined}>
        <span className={styles.unit}>{`${sign}${UNIT}`}</span>
        {hundredths === null ? '—' : figure}
      </span>
      {live && <VisuallyHidden as="output">{formatAmount(amount, { decimals, signed })}</VisuallyHidden>}
    </span>
  );
}

function tone(signed: boolean, hundredths: bigint, direction: -1 | 0 | 1): string | undefined {
  if (direction !== 0) return direction > 0 ? styles.gain : styles.loss;
  if (!signed) return undefined;
  return hundredths < 0n ? styles.loss : styles.gain;
}
