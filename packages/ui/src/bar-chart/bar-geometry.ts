/** Sizes of a drawing of the chart, in its own units. */
export interface ChartSize {
  width: number;
  /** Of the plot, without the line of dates. */
  height: number;
  barWidth: number;
}

/** Left of the plot stand the figures of the scale. */
export const PLOT_LEFT = 30;
export const WIDE: ChartSize = { width: 720, height: 200, barWidth: 17 };
export const NARROW: ChartSize = { width: 330, height: 150, barWidth: 7 };

/**
 * The end of the scale: the next 1, 2, 2.5 or 5 times a power of ten, at least 10, so that its half is a round figure
 * as well.
 */
export function scaleEnd(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 10)));
  const step = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= highest) ?? 10;
  return step * power;
}

/** Left edge of bar `index` of `count`. */
export function barLeft({ width, barWidth }: ChartSize, index: number, count: number): number {
  const slot = (width - PLOT_LEFT) / count;
  return PLOT_LEFT + index * slot + (slot - barWidth) / 2;
}

/** A bar with its two upper corners cut; `barHeight` > 0. */
export function barPath({ height, barWidth }: ChartSize, left: number, barHeight: number): string {
  const cut = Math.min(4, barWidth / 2, barHeight);
  const top = height - barHeight;
  const right = left + barWidth;
  return `M${left} ${height}V${top + cut}L${left + cut} ${top}H${right - cut}L${right} ${top + cut}V${height}Z`;
}

/** Which bar stands at a share (0 to 1) of the drawing's width. */
export function indexAt({ width }: ChartSize, share: number, count: number): number {
  const slot = (width - PLOT_LEFT) / count;
  return Math.max(0, Math.min(count - 1, Math.floor((share * width - PLOT_LEFT) / slot)));
}
