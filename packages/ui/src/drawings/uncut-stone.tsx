import type { DrawingProps } from './drawing.ts';
import { corner, octagon, toPoints } from './octagon.ts';

const outer = octagon(32, 32, 44, 52, 13);
const table = octagon(32, 32, 24, 32, 7);
const ribs = outer.map((point, index) => `M${point.join(' ')}L${corner(table, index).join(' ')}`).join('');

/** The lines of a stone that nobody has cut yet: what an empty place shows. */
export function UncutStone({ size = 64, className }: DrawingProps) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} className={className} aria-hidden="true">
      <UncutLines />
    </svg>
  );
}

export function UncutLines() {
  return (
    <g fill="none" stroke="var(--border-strong)" strokeWidth="1.5" strokeLinejoin="round">
      <polygon points={toPoints(outer)} />
      <polygon points={toPoints(table)} />
      <path d={ribs} />
    </g>
  );
}
