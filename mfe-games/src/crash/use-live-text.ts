import { useEffect, useEffectEvent, useState } from 'react';
import type { Point } from './drawn.ts';

/** What is said of where the curve is at this moment. Looked at with each frame, rendered only when it reads differently. */
export function useLiveText(drawnTo: () => Point, textOf: (point: Point) => string): string {
  const [text, setText] = useState(() => textOf(drawnTo()));
  const read = useEffectEvent(() => setText(textOf(drawnTo())));
  useEffect(() => {
    let frame = requestAnimationFrame(function tick() {
      read();
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return text;
}
