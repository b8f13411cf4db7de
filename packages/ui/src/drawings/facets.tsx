import { corner, toPoints, type Point } from './octagon.ts';

/** The four tones of the emerald cut, from lit to shaded. */
export type Tone = 'lit' | 'face' | 'side' | 'deep';

/** One flat facet. */
export function Facet({ points, tone }: { points: readonly Point[]; tone: Tone }) {
  return <polygon points={toPoints(points)} fill={`var(--gem-${tone})`} />;
}

/** The facets between two octagons, one for each edge, light from the upper left. */
export function FacetRing({ outer, inner, tones }: { outer: readonly Point[]; inner: readonly Point[]; tones: readonly Tone[] }) {
  return tones.map((tone, edge) => (
    <Facet key={edge} tone={tone} points={[corner(outer, edge), corner(outer, edge + 1), corner(inner, edge + 1), corner(inner, edge)]} />
  ));
}

export const OUTER_TONES: readonly Tone[] = ['lit', 'face', 'side', 'deep', 'side', 'deep', 'face', 'lit'];
export const INNER_TONES: readonly Tone[] = ['face', 'side', 'deep', 'side', 'deep', 'side', 'side', 'face'];
