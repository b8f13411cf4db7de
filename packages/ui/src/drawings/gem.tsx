import { Facet, FacetRing, INNER_TONES, OUTER_TONES } from './facets.tsx';
import type { DrawingProps } from './drawing.ts';
import { corner, octagon, toPoints } from './octagon.ts';

const outer = octagon(32, 32, 50, 60, 15);
const middle = octagon(32, 32, 37, 47, 11);
const table = octagon(32, 32, 23, 33, 7);
const [topRightX, topRightY] = corner(table, 1);
const [leftX, leftY] = corner(table, 7);
const glint = [corner(table, 7), corner(table, 0), corner(table, 1), [topRightX - 14, topRightY + 19], [leftX, leftY + 8]] as const;

/** Made once: it is the same in each tile. */
const cut = (
  <>
    <FacetRing outer={outer} inner={middle} tones={OUTER_TONES} />
    <FacetRing outer={middle} inner={table} tones={INNER_TONES} />
    <Facet points={table} tone="face" />
    <Facet points={glint} tone="lit" />
    <polygon points={toPoints(outer)} fill="none" stroke="var(--gem-edge)" strokeWidth="1.5" strokeLinejoin="round" />
  </>
);

/** The gem of a safe tile: taller than wide, two steps. */
export function Gem({ size = 64, className }: DrawingProps) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} className={className} aria-hidden="true">
      {cut}
    </svg>
  );
}
