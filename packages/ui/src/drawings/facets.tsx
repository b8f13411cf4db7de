import { corner, toPoints, type Point } from './octagon.ts';

/** The four tones of the emerald cut, from lit to shaded. */
export type Tone = 'lit' | 'face' | 'side' | 'deep';

/** One flat facet. */
export function Facet({ points, tone }: { points: readonly Point[]; tone: Tone }) {
  return <polygon points={toPoints(points)} fill={`var(--gem-${tone})`} />;
}

const TONES: readonly Tone[] = ['lit', 'face', 'side', 'deep'];

/**
 * The facets between two octagons, one for each edge, light from the upper left. Those of a tone are one shape: a board
 * draws two dozen gems in one frame.
 */
export function FacetRing({ outer, inner, tones }: { outer: readonly Point[]; inner: readonly Point[]; tones: readonly Tone[] }) {
  const facet = (edge: number) => [corner(outer, edge), corner(outer, edge + 1), corner(inner, edge + 1), corner(inner, edge)];
  const shapeOf = (tone: Tone) => tones.flatMap((each, edge) => (each === tone ? `M${toPoints(facet(edge))}Z` : [])).join('');
  return TONES.filter((tone) => tones.includes(tone)).map((tone) => <path key={tone} d={shapeOf(tone)} fill={`var(--gem-${tone})`} />);
}

export const OUTER_TONES: readonly Tone[] = ['lit', 'face', 'side', 'deep', 'side', 'deep', 'face', 'lit'];
export const INNER_TONES: readonly Tone[] = ['face', 'side', 'deep', 'side', 'deep', 'side', 'side', 'face'];
