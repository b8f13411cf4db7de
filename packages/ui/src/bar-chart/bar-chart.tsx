import { useState } from 'react';
import { formatAmount } from '../money/amount.ts';
import { t } from '../texts.ts';
import { BarDrawing } from './bar-drawing.tsx';
import { NARROW, WIDE } from './bar-geometry.ts';
import styles from './bar-chart.module.css';

export interface BarChartDay {
  /** Already worded: "23 Oct", and "Today" for the last. */
  label: string;
  /** Decimal string, not negative. */
  amount: string;
}

export interface BarChartProps {
  /** What it shows: "Earnings of the last 30 days". */
  label: string;
  /** At least one. */
  days: readonly BarChartDay[];
}

/**
 * One bar a day, the last one lit. The pointer or the arrow keys ask another day for its figure; screen readers hear
 * it.
 */
export function BarChart({ label, days }: BarChartProps) {
  const [selected, setSelected] = useState<number>();
  const last = days.length - 1;
  const current = Math.min(selected ?? last, last);
  const shown = days[current];
  if (!shown) return null;

  const text = `${shown.label}: ${formatAmount(shown.amount)}`;
  const share = last === 0 ? 1 : current / last;
  const reset = () => setSelected(undefined);
  return (
    <div className={styles.chart} onPointerLeave={(event) => event.pointerType === 'mouse' && reset()}>
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={last}
        value={current}
        onChange={(event) => setSelected(event.currentTarget.valueAsNumber)}
        onBlur={reset}
        aria-label={t('{label}, one bar for each day', { label })}
        aria-valuetext={text}
      />
      <BarDrawing size={WIDE} days={days} current={current} onSelect={setSelected} className={styles.wide} />
      <BarDrawing size={NARROW} days={days} current={current} onSelect={setSelected} className={styles.narrow} />
      {/* The label is shifted by the same share that places it, so it never leaves the chart. */}
      <span className={styles.figure} style={{ left: `${100 * share}%`, translate: `${-100 * share}% 0` }} aria-hidden="true">
        {text}
      </span>
    </div>
  );
}
