import type { Scale } from './curve.ts';

export interface Palette {
  line: string;
  fill: string;
  grid: string;
  text: string;
}

export interface Picture {
  elapsedMs: number;
  growthPerSecond: number;
  scale: Scale;
}

const MARGIN = { left: 52, right: 24, top: 16, bottom: 32 };
const POINTS = 64;

/** Draws the curve so far; called for each frame, so it measures nothing and makes no garbage worth mentioning. */
export function drawCurve(context: CanvasRenderingContext2D, width: number, height: number, palette: Palette, picture: Picture): void {
  const { elapsedMs, growthPerSecond, scale } = picture;
  const x = (ms: number) => MARGIN.left + ((width - MARGIN.left - MARGIN.right) * ms) / scale.untilMs;
  const y = (multiplier: number) =>
    height - MARGIN.bottom - ((height - MARGIN.top - MARGIN.bottom) * (multiplier - 1)) / (scale.untilMultiplier - 1);
  context.clearRect(0, 0, width, height);
  drawAxes(context, width, height, palette, scale, x, y);

  const at = (ms: number) => Math.exp((growthPerSecond * ms) / 1000);
  const trace = () => {
    context.beginPath();
    context.moveTo(x(0), y(1));
    for (let point = 1; point <= POINTS; point++) {
      const ms = (elapsedMs * point) / POINTS;
      context.lineTo(x(ms), y(at(ms)));
    }
  };
  trace();
  context.lineTo(x(elapsedMs), y(1));
  context.fillStyle = palette.fill;
  context.fill();
  trace();
  context.strokeStyle = palette.line;
  context.lineWidth = 3;
  context.stroke();
  context.beginPath();
  context.arc(x(elapsedMs), y(at(elapsedMs)), 7, 0, 2 * Math.PI);
  context.fillStyle = palette.line;
  context.fill();
}

function drawAxes(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  palette: Palette,
  scale: Scale,
  x: (ms: number) => number,
  y: (multiplier: number) => number,
): void {
  context.font = '12px Inter, sans-serif';
  context.fillStyle = palette.text;
  context.strokeStyle = palette.grid;
  context.lineWidth = 1;
  context.textAlign = 'right';
  for (const multiplier of scale.multipliers) {
    context.beginPath();
    context.moveTo(MARGIN.left, y(multiplier));
    context.lineTo(width - MARGIN.right, y(multiplier));
    context.stroke();
    context.fillText(`${multiplier.toFixed(1)}x`, MARGIN.left - 8, y(multiplier) + 4);
  }
  context.textAlign = 'center';
  for (const second of scale.seconds) context.fillText(`${Number(second.toFixed(2))} s`, x(second * 1000), height - 8);
}
