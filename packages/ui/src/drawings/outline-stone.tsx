import type { DrawingProps } from './drawing.ts';
import { corner, octagon, toPoints, type Point } from './octagon.ts';
import { Facet, OUTER_TONES } from './facets.tsx';

const outer = octagon(240, 260, 400, 480, 122);
const middle = octagon(240, 260, 316, 396, 96);
const table = octagon(240, 260, 224, 304, 66);
const ribs = outer.map((point, index) => `M${point.join(' ')}L${corner(table, index).join(' ')}`).join('');

/**
 * The large stone in lines; `lit` names the facets (0 = top, clockwise) that shine. Takes the colour of the text around
 * it.
 */
export function OutlineStone({ lit = [0, 7], size, className }: DrawingProps & { lit?: readonly number[] | undefined }) {
  return (
    <svg viewBox="30 10 420 500" width={size} height={size} className={className} aria-hidden="true">
      {lit.map((edge) => (
        <Facet key={edge} tone={OUTER_TONES[edge] ?? 'lit'} points={facetAt(edge)} />
      ))}
      <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round">
        <polygon points={toPoints(outer)} />
        <polygon points={toPoints(middle)} />
        <polygon points={toPoints(table)} />
        <path d={ribs} />
      </g>
    </svg>
  );
}

function facetAt(edge: number): Point[] {
  return [corner(outer, edge), corner(outer, edge + 1), corner(middle, edge + 1), corner(middle, edge)];
}
