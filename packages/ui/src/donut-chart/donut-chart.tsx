import type { ReactNode } from 'react';
import { formatHundredths, hundredthsOf } from '../money/amount.ts';
import { OctagonRing } from './octagon-ring.tsx';
import styles from './donut-chart.module.css';

export interface Share {
  label: string;
  /** Decimal string, not negative. */
  amount: string;
}

export interface DonutChartProps {
  /** What is shared: "Shares of total earned". */
  label: string;
  /** The largest first. */
  shares: readonly Share[];
  /** In the middle: a label and Money of size 20. */
  children?: ReactNode;
}

const colors = ['var(--gem-face)', 'var(--gem-lit)', 'var(--gem-side)', 'var(--gem-deep)', 'var(--border-strong)'];

/** A stone whose facets are true shares, and the figures below it. */
export function DonutChart({ label, shares, children }: DonutChartProps) {
  const parts = shares.map((share, index) => ({
    ...share,
    hundredths: hundredthsOf(share.amount),
    color: colors[Math.min(index, colors.length - 1)] ?? '',
  }));
  return (
    <div>
      <div className={styles.ring}>
        <OctagonRing label={label} parts={parts.map((part) => ({ size: Number(part.hundredths), color: part.color }))} />
        <div className={styles.middle}>{children}</div>
      </div>
      <ul className={styles.legend}>
        {parts.map((part) => (
          <li key={part.label} className={styles.entry}>
            <i className={styles.dot} style={{ background: part.color }} />
            {part.label}
            <b className={styles.amount}>{formatHundredths(part.hundredths, { decimals: 2, signed: false }).figure}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
