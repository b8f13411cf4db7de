export type Point = readonly [x: number, y: number];

/** The eight corners of a rectangle with cut corners, clockwise from the left end of the top edge. */
export function octagon(centerX: number, centerY: number, width: number, height: number, cut: number): Point[] {
  const left = centerX - width / 2;
  const right = centerX + width / 2;
  const top = centerY - height / 2;
  const bottom = centerY + height / 2;
  return [
    [left + cut, top],
    [right - cut, top],
    [right, top + cut],
    [right, bottom - cut],
    [right - cut, bottom],
    [left + cut, bottom],
    [left, bottom - cut],
    [left, top + cut],
  ];
}

/** Corner number `index` of a polygon; the last one is followed by the first. */
export function corner(points: readonly Point[], index: number): Point {
  const point = points[index % points.length];
  if (!point) throw new Error('A polygon needs corners');
  return point;
}

/** Corners as the `points` attribute of SVG. */
export function toPoints(points: readonly Point[]): string {
  return points.map((point) => point.map((value) => Number(value.toFixed(2))).join(',')).join(' ');
}
