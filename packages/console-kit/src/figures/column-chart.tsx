import type { ReactNode } from 'react';
import { numberFormat } from '@facet/remote-kit';
import { classes, VisuallyHidden } from '@facet/ui';
import { depthOf, scaleOf, stackOf, type Scale } from './chart-scale.ts';
import styles from './column-chart.module.css';

interface Series {
  name: string;
  /** A token: "var(--wall-a)". */
  colour: string;
  /** One for each column; below zero hangs down. */
  values: readonly number[];
}

export interface ColumnChartProps {
  /** What it shows, for screen readers; the figures are in the table below it. */
  label: string;
  columns: readonly string[];
  /** Stacked on each other. */
  series: readonly Series[];
  /** Drawn over them. */
  line?: Series | undefined;
}

const compact = numberFormat({ notation: 'compact', maximumFractionDigits: 1 });
const CROWDED = 12;
const LABELS_MOST = 6;

/** Stacked columns above and below zero, with a line over them. */
export function ColumnChart({ label, columns, series, line }: ColumnChartProps) {
  const sums = columns.flatMap((_, index) => {
    const values = series.map(({ values: all }) => all[index] ?? 0);
    const sumOf = (some: readonly number[]) => some.reduce((sum, value) => sum + value, 0);
    return [sumOf(values.filter((value) => value > 0)), sumOf(values.filter((value) => value < 0)), line?.values[index] ?? 0];
  });
  const scale = scaleOf(sums);
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.legend}>
        <Legend series={series} line={line} />
      </figcaption>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.plot} aria-hidden="true">
        {scale.ticks.map((tick) => (
          <div key={tick} className={styles.tick} data-zero={tick === 0 || undefined} style={{ top: `${depthOf(scale, tick)}%` }}>
            <span>{compact(tick)}</span>
          </div>
        ))}
        <div className={styles.columns}>
          {columns.map((column, index) => (
            <Column key={column} scale={scale} series={series} index={index} title={column} />
          ))}
        </div>
        {line && <Line scale={scale} line={line} />}
      </div>
      <div className={styles.labels} data-crowded={columns.length > CROWDED || undefined} aria-hidden="true">
        {columns.map((column, index) => (
          <span key={column} data-spare={(columns.length > CROWDED && index % Math.ceil(columns.length / LABELS_MOST) !== 0) || undefined}>
            {column}
          </span>
        ))}
      </div>
    </figure>
  );
}

export type ColumnChartPlaceProps = Legended & { children: ReactNode };

/** The place of a chart with that legend; `children` stand where its columns will be. */
export function ColumnChartPlace({ series, line, children }: ColumnChartPlaceProps) {
  return (
    <div className={classes(styles.chart, styles.coming)}>
      <div className={styles.legend} aria-hidden="true">
        <Legend series={series} line={line} />
      </div>
      <div className={styles.plot}>{children}</div>
      <div className={styles.labels} />
    </div>
  );
}

type Name = Pick<Series, 'name' | 'colour'>;

interface Legended {
  series: readonly Name[];
  line?: Name | undefined;
}

function Legend({ series, line }: Legended) {
  return [...series, ...(line ? [line] : [])].map(({ name, colour }) => (
    <span key={name}>
      <i style={{ background: colour }} aria-hidden="true" />
      {name}
    </span>
  ));
}

function Column({ scale, series, index, title }: { scale: Scale; series: readonly Series[]; index: number; title: string }) {
  const parts = stackOf(series, index);
  const words = parts.filter(({ value }) => value !== 0).map(({ name, value }) => `${name} ${compact(value)}`);
  const full = scale.high - scale.low;
  return (
    <div className={styles.column} title={[title, ...words].join('\n')}>
      {parts.map(({ name, colour, value, top }) => (
        <i key={name} style={{ top: `${depthOf(scale, top)}%`, height: `${(100 * Math.abs(value)) / full}%`, background: colour }} />
      ))}
    </div>
  );
}

function Line({ scale, line: { colour, values } }: { scale: Scale; line: Series }) {
  const points = values.map((value, index) => ({ x: ((index + 0.5) * 100) / values.length, y: depthOf(scale, value) }));
  return (
    <div className={styles.line} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke={colour}
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {points.length <= CROWDED && points.map(({ x, y }) => <i key={x} style={{ left: `${x}%`, top: `${y}%`, borderColor: colour }} />)}
    </div>
  );
}
