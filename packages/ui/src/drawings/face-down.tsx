import type { DrawingProps } from './drawing.ts';
import { octagon, toPoints } from './octagon.ts';

/** The back of a game tile. Takes the colour of the text around it. */
export function FaceDown({ size = 64, className }: DrawingProps) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} className={className} aria-hidden="true">
      <polygon points={toPoints(octagon(32, 32, 30, 36, 9))} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  );
}
