export interface Course {
  /** From the start to now, in the pixels of the picture. */
  points: { x: number; y: number }[];
  /** Where neither won nor lost is. */
  zeroY: number;
}

const EDGE = 4;

/** Lays out how the net went: every round is a step of the same width, up is up, and zero is always in sight. */
export function courseOf(course: readonly bigint[], width: number, height: number): Course {
  const nets = course.map(Number);
  const highest = Math.max(0, ...nets);
  const lowest = Math.min(0, ...nets);
  const range = highest - lowest || 1;
  const y = (net: number) => EDGE + ((height - 2 * EDGE) * (highest - net)) / range;
  const step = (width - 2 * EDGE) / Math.max(1, nets.length - 1);
  return { points: nets.map((net, index) => ({ x: EDGE + index * step, y: y(net) })), zeroY: nets.length === 1 ? height / 2 : y(0) };
}
