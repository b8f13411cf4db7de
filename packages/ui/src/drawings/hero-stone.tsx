import type { DrawingProps } from './drawing.ts';
import { FacetRing, type Tone } from './facets.tsx';
import { corner, octagon, toPoints } from './octagon.ts';

const outer = octagon(240, 260, 400, 480, 122);
const middle = octagon(240, 260, 316, 396, 96);
const table = octagon(240, 260, 224, 304, 66);
const ribs = outer.map((point, index) => `M${point.join(' ')}L${corner(table, index).join(' ')}`).join('');
const outerTones: readonly Tone[] = ['lit', 'face', 'side', 'deep', 'deep', 'deep', 'side', 'face'];
const innerTones: readonly Tone[] = ['face', 'side', 'deep', 'side', 'side', 'side', 'deep', 'lit'];

/** The large cut stone of the landing page: two steps, and a dark table that holds a figure. */
export function HeroStone({ size, className }: DrawingProps) {
  return (
    <svg viewBox="20 10 440 500" width={size} height={size} className={className} aria-hidden="true">
      <FacetRing outer={outer} inner={middle} tones={outerTones} />
      <FacetRing outer={middle} inner={table} tones={innerTones} />
      <polygon points={toPoints(table)} fill="var(--surface-1)" />
      <g fill="none" stroke="var(--surface-0)" strokeWidth="3" strokeLinejoin="round">
        <polygon points={toPoints(middle)} />
        <polygon points={toPoints(table)} />
        <path d={ribs} />
      </g>
    </svg>
  );
}
