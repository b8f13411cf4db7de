import type { DrawingProps } from './drawing.ts';

/** The bomb of a lost tile. */
export function Bomb({ size = 64, className }: DrawingProps) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} className={className} aria-hidden="true" fill="none" strokeLinecap="round">
      <path d="M38 17l4-5.5c2-2.6 5.6-3 8-.8" stroke="var(--bomb-edge)" strokeWidth="3" />
      <path d="M54 4.5v-2M58.5 9h2.5M57.4 5.4l1.6-1.7" stroke="var(--bomb-spark)" strokeWidth="3" />
      <circle cx="53.4" cy="10" r="2.6" fill="var(--bomb-spark)" />
      <polygon
        points="27.5,17.5 37.5,15 42.5,21.5 33,26"
        fill="var(--bomb-lit)"
        stroke="var(--bomb-edge)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <circle cx="28" cy="40" r="20.5" fill="var(--bomb-body)" stroke="var(--bomb-edge)" strokeWidth="1.5" />
      <path d="M28 60.5A20.5 20.5 0 0 0 46 30c1.5 14-7.5 25-24.5 29.4A20.5 20.5 0 0 0 28 60.5Z" fill="var(--bomb-deep)" />
      <path d="M13.5 38.5c.7-6.3 4.6-11 10.5-12.8" stroke="var(--bomb-lit)" strokeWidth="3.5" />
    </svg>
  );
}
