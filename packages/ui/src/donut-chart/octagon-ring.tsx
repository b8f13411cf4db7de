import { corner, octagon } from '../drawings/octagon.ts';

const SIZE = 176;
const GAP = 4;

interface Part {
  size: number;
  color: string;
}

export interface OctagonRingProps {
  label: string;
  parts: readonly Part[];
  /** Of its 176. */
  thickness?: number | undefined;
}

/** Lengths along an octagon are shares. Nothing to share is a ring in one quiet tone. */
export function OctagonRing({ label, parts, thickness = 24 }: OctagonRingProps) {
  const { outline, length: whole } = outlineOf(thickness);
  const segments = toSegments(parts, whole);
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} width={SIZE} height={SIZE} role="img" aria-label={label} fill="none" strokeWidth={thickness}>
      {segments.length === 0 && <path d={outline} stroke="var(--surface-3)" />}
      {segments.map(({ color, length, start }) => {
        const gap = segments.length === 1 ? 0 : Math.min(GAP, length * 0.4);
        const dashes = `${(length - gap).toFixed(2)} ${(whole - length + gap).toFixed(2)}`;
        return <path key={start} d={outline} stroke={color} strokeDasharray={dashes} strokeDashoffset={(-start - gap / 2).toFixed(2)} />;
      })}
    </svg>
  );
}

/** From the middle of the top edge, so that no share begins in a corner. */
function outlineOf(thickness: number): { outline: string; length: number } {
  const width = SIZE - thickness - 2;
  const cut = width * 0.29;
  const corners = octagon(SIZE / 2, SIZE / 2, width, width, cut);
  const [, top] = corner(corners, 0);
  return {
    outline: `M${SIZE / 2} ${top}${corners.slice(1).map(toLine).join('')}${toLine(corner(corners, 0))}Z`,
    length: 4 * (width - 2 * cut) + 4 * cut * Math.SQRT2,
  };
}

function toSegments(parts: readonly Part[], whole: number): Array<{ color: string; length: number; start: number }> {
  const total = parts.reduce((sum, part) => sum + part.size, 0);
  const segments = [];
  let start = 0;
  for (const { size, color } of parts) {
    if (size <= 0) continue;
    const length = (size / total) * whole;
    segments.push({ color, length, start });
    start += length;
  }
  return segments;
}

function toLine([x, y]: readonly [number, number]): string {
  return `L${x.toFixed(1)} ${y.toFixed(1)}`;
}
