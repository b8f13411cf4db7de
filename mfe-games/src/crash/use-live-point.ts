import { useEffect, useState } from 'react';
import type { Point } from './drawn.ts';

/** Where the curve is at this moment, moving with the frames. */
export function useLivePoint(drawnTo: () => Point): Point {
  const [point, setPoint] = useState(drawnTo);
  useEffect(() => {
    let frame = requestAnimationFrame(function tick() {
      setPoint(drawnTo());
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [drawnTo]);
  return point;
}
