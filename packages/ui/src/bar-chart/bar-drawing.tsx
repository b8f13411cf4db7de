import { numberFormat } from '@facet/texts';
import type { PointerEvent } from 'react';
import { hundredthsOf } from '../money/amount.ts';
import type { BarChartDay } from './bar-chart.tsx';
import { barLeft, barPath, indexAt, PLOT_LEFT, scaleEnd, type ChartSize } from './bar-geometry.ts';

const DAYS_BETWEEN_DATES = 10;
const compact = numberFormat({ notation: 'compact' });

interface BarDrawingProps {
  size: ChartSize;
  days: readonly BarChartDay[];
  /** Index of the lit bar. */
  current: number;
  onSelect: (index: number) => void;
  className: string | undefined;
}

/** The chart at one of its two sizes. */
export function BarDrawing({ size, days, current, onSelect, className }: BarDrawingProps) {
  const amounts = days.map((day) => Number(hundredthsOf(day.amount)) / 100);
  const end = scaleEnd(Math.max(0, ...amounts));

  function select(event: PointerEvent<SVGSVGElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    onSelect(indexAt(size, (event.clientX - box.left) / box.width, days.length));
  }

  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height + 26}`}
      className={className}
      aria-hidden="true"
      onPointerMove={select}
      onPointerDown={select}
    >
      {[0, end / 2, end].map((value) => (
        <GridLine key={value} size={size} value={value} end={end} />
      ))}
      {amounts.map((amount, index) => (
        <Bar key={index} size={size} left={barLeft(size, index, days.length)} share={amount / end} lit={index === current} />
      ))}
      <Dates size={size} days={days} />
    </svg>
  );
}

function GridLine({ size, value, end }: { size: ChartSize; value: number; end: number }) {
  const y = size.height * (1 - value / end);
  return (
    <>
      <line x1={PLOT_LEFT} x2={size.width} y1={y} y2={y} stroke="var(--chart-grid)" />
      <text x={20} y={y + 4} textAnchor="end">
        {compact(value)}
      </text>
    </>
  );
}

function Bar({ size, left, share, lit }: { size: ChartSize; left: number; share: number; lit: boolean }) {
  if (share <= 0) return <rect x={left} y={size.height - 2} width={size.barWidth} height={2} fill="var(--chart-grid)" />;
  return <path d={barPath(size, left, share * size.height)} fill={lit ? 'var(--chart-bar-strong)' : 'var(--chart-bar)'} />;
}

/** The first day, every tenth, and the last, which stands at the end of the line. */
function Dates({ size, days }: { size: ChartSize; days: readonly BarChartDay[] }) {
  const last = days.length - 1;
  const y = size.height + 22;
  return days.map((day, index) => {
    if (index === last) {
      return (
        <text key={index} x={size.width} y={y} textAnchor="end">
          {day.label}
        </text>
      );
    }
    if (index % DAYS_BETWEEN_DATES !== 0 || last - index < DAYS_BETWEEN_DATES / 2) return null;
    return (
      <text key={index} x={barLeft(size, index, days.length) + size.barWidth / 2} y={y} textAnchor={index === 0 ? 'start' : 'middle'}>
        {day.label}
      </text>
    );
  });
}
