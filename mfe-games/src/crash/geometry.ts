import type { Point } from './drawn.ts';
import { scaleFor, type Scale } from './curve.ts';

const MARGIN = { left: 56, right: 24, top: 28, bottom: 32 };
const POINTS = 64;

export interface Place {
  x: number;
  y: number;
}

/** Where everything of the picture lies, in the pixels of the page. */
export interface Geometry {
  scale: Scale;
  place: (point: Point) => Place;
  /** The curve from its start; the last place is where the mark stands. */
  trace: Place[];
  /** How high the automatic cash-out lies; null when there is none in sight. */
  autoY: number | null;
  left: number;
  right: number;
  bottom: number;
}

export interface Drawing {
  to: Point;
  growthPerSecond: number;
  autoCashout: number | null;
}

/** Lays the picture out. Pure, so that a test can say that what is drawn is what is settled. */
export function layOut(width: number, height: number, { to, growthPerSecond, autoCashout }: Drawing): Geometry {
  const scale = scaleFor(to.ms, to.multiplier, autoCashout);
  const [right, bottom] = [width - MARGIN.right, height - MARGIN.bottom];
  const place = ({ ms, multiplier }: Point) => ({
    x: MARGIN.left + ((right - MARGIN.left) * ms) / scale.untilMs,
    y: bottom - ((bottom - MARGIN.top) * (multiplier - 1)) / (scale.untilMultiplier - 1),
  });
  const trace = Array.from({ length: POINTS }, (_, index) => {
    const ms = (to.ms * index) / POINTS;
    return place({ ms, multiplier: Math.exp((growthPerSecond * ms) / 1000) });
  });
  const isInSight = autoCashout !== null && autoCashout <= scale.untilMultiplier;
  return {
    scale,
    place,
    trace: [...trace, place(to)],
    autoY: isInSight ? place({ ms: 0, multiplier: autoCashout }).y : null,
    left: MARGIN.left,
    right,
    bottom,
  };
}
