import { corner, octagon } from '../drawings/octagon.ts';

const SIZE = 176;
const THICKNESS = 24;
const WIDTH = SIZE - THICKNESS - 2;
const CUT = WIDTH * 0.29;
const LENGTH = 4 * (WIDTH - 2 * CUT) + 4 * CUT * Math.SQRT2;
const GAP = 4;

const corners = octagon(SIZE / 2, SIZE / 2, WIDTH, WIDTH, CUT);
const [, top] = corner(corners, 0);
// From the middle of the top edge, so that no share begins in a corner.
const outline = `M${SIZE / 2} ${top}${corners.slice(1).map(toLine).join('')}${toLine(corner(corners, 0))}Z`;

interface Part {
  size: number;
  color: string;
}

/** Lengths along an octagon are shares. Nothing to share is a ring in one quiet tone. */
export function OctagonRing({ label, parts }: { label: string; parts: readonly Part[] }) {
  const segments = toSegments(parts);
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} width={SIZE} height={SIZE} role="img" aria-label={label} fill="none" strokeWidth={THICKNESS}>
      {segments.length === 0 && <path d={outline} stroke="var(--surface-3)" />}
      {segments.map(({ color, length, start }) => {
        const gap = segments.length === 1 ? 0 : Math.min(GAP, length * 0.4);
        const dashes = `${(length - gap).toFixed(2)} ${(LENGTH - length + gap).toFixed(2)}`;
        return <path key={start} d={outline} stroke={color} strokeDasharray={dashes} strokeDashoffset={(-start - gap / 2).toFixed(2)} />;
      })}
    </svg>
  );
}

function toSegments(parts: readonly Part[]): Array<{ color: string; length: number; start: number }> {
  const total = parts.reduce((sum, part) => sum + part.size, 0);
  const segments = [];
  let start = 0;
  for (const { size, color } of parts) {
    if (size <= 0) continue;
    const length = (size / total) * LENGTH;
    segments.push({ color, length, start });
    start += length;
  }
  return segments;
}

function toLine([x, y]: readonly [number, number]): string {
  return `L${x.toFixed(1)} ${y.toFixed(1)}`;
}
