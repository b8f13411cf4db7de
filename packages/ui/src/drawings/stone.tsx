import { Facet, FacetRing, OUTER_TONES } from './facets.tsx';
import type { DrawingProps } from './drawing.ts';
import { corner, octagon } from './octagon.ts';

const outer = octagon(12, 12, 21, 21, 6.4);
const table = octagon(12, 12, 10.4, 10.4, 3.2);
const glint = [corner(table, 7), corner(table, 0), corner(table, 1), corner(table, 2)];

/** The sign of R$ and of the site: an emerald cut in one step. */
export function Stone({ size = '1em', className }: DrawingProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={className} aria-hidden="true">
      <FacetRing outer={outer} inner={table} tones={OUTER_TONES} />
      <Facet points={table} tone="face" />
      <Facet points={glint} tone="lit" />
    </svg>
  );
}
