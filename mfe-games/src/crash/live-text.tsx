import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Point } from './drawn.ts';

export interface LiveTextProps {
  drawnTo: () => Point;
  textOf: (point: Point) => string;
}

/**
 * What is said of where the curve is at this moment: looked at with each frame, written when it reads differently, and
 * never rendered.
 */
export function LiveText({ drawnTo, textOf }: LiveTextProps) {
  const element = useRef<HTMLSpanElement>(null);
  const read = useEffectEvent(() => textOf(drawnTo()));
  useLayoutEffect(() => {
    const shown = document.createTextNode('');
    element.current?.replaceChildren(shown);
    let frame = 0;
    const tick = () => {
      const text = read();
      if (text !== shown.data) shown.data = text;
      frame = requestAnimationFrame(tick);
    };
    tick();
    return () => cancelAnimationFrame(frame);
  }, []);
  return <span ref={element} />;
}
