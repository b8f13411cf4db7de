import type { DrawingProps } from './drawing.ts';
import { toPoints, type Point } from './octagon.ts';
import { ranks, type Rank } from './ranks.ts';

/** The stone of a rank, seen from above: as many facets as the rank has cuts. */
export function RankStone({ rank, size = 20, className }: DrawingProps & { rank: Rank }) {
  const { cuts } = ranks[rank];
  const tableRadius = cuts > 6 ? 7.6 : 6.6;
  const edges = Array.from({ length: cuts }, (_, edge) => edge);
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} className={className} fill={`var(--rank-${rank})`} aria-hidden="true">
      {edges.map((edge) => {
        const facet = [at(cuts, 14.5, edge), at(cuts, 14.5, edge + 1), at(cuts, tableRadius, edge + 1), at(cuts, tableRadius, edge)];
        return <polygon key={edge} points={toPoints(facet)} opacity={facetOpacity(cuts, edge)} />;
      })}
      <polygon points={toPoints(edges.map((edge) => at(cuts, tableRadius, edge)))} opacity="0.86" />
    </svg>
  );
}

/**
 * Corner `index` of a regular polygon around (16, 16): odd ones and the square stand on a corner, the others on an
 * edge.
 */
function at(cuts: number, radius: number, index: number): Point {
  const turn = cuts % 2 === 1 || cuts === 4 ? 0 : Math.PI / cuts;
  const angle = -Math.PI / 2 + turn + (index * 2 * Math.PI) / cuts;
  return [16 + radius * Math.cos(angle), 16 + radius * Math.sin(angle)];
}

/** Light falls from the upper left; the twelve cuts of the diamond alternate as well. */
function facetOpacity(cuts: number, edge: number): string {
  const [startX, startY] = at(cuts, 14.5, edge);
  const [endX, endY] = at(cuts, 14.5, edge + 1);
  const x = (startX + endX) / 2 - 16;
  const y = (startY + endY) / 2 - 16;
  const light = (-x * 0.55 - y * 0.83) / Math.hypot(x, y);
  const sparkle = cuts === 12 ? (edge % 2 === 1 ? 0.42 : -0.18) : 0;
  return (0.52 + 0.38 * Math.max(-1, Math.min(1, light + sparkle))).toFixed(2);
}
