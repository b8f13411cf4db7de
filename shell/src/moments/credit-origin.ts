/**
 * Where what has just been paid was earned, in the window: the frame that is worked in, or what was pressed a moment
 * ago. Null when that is not in sight.
 */
export function creditOrigin(): Point | null {
  const source = document.activeElement;
  if (!source?.closest('main') || !document.hasFocus()) return null;
  const isWorkedIn = source instanceof HTMLIFrameElement;
  const isPressed = source.matches('button, input') && 'userActivation' in navigator && navigator.userActivation.isActive;
  return isWorkedIn || isPressed ? centreOf(source) : null;
}

/** In pixels, from the window's corner at the left. */
export interface Point {
  x: number;
  y: number;
}

/** Of the part that is in sight. */
export function centreOf(element: Element): Point | null {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [x0, x1] = [Math.max(left, 0), Math.min(right, innerWidth)];
  const [y0, y1] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  return x0 < x1 && y0 < y1 ? { x: (x0 + x1) / 2, y: (y0 + y1) / 2 } : null;
}
