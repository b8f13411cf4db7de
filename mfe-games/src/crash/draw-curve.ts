import type { Geometry, Place } from './geometry.ts';

export interface Palette {
  line: string;
  fill: string;
  grid: string;
  text: string;
  auto: string;
  surface: string;
  font: string;
}

export interface Looks {
  palette: Palette;
  /** What the automatic cash-out is called in the picture. */
  autoLabel: string;
  /** Dotted lines from where the round has ended to both axes. */
  isOver: boolean;
  /** Before a round there is no curve and no mark. */
  isEmpty: boolean;
}

const RADIUS = 9;

/** Draws the curve so far; called for each frame, so it measures nothing of the page. */
export function drawCurve(context: CanvasRenderingContext2D, width: number, height: number, geometry: Geometry, looks: Looks): void {
  context.clearRect(0, 0, width, height);
  context.font = `12px ${looks.palette.font}`;
  drawAxes(context, geometry, looks.palette);
  if (!looks.isEmpty) drawLine(context, geometry, looks.palette);
  drawAuto(context, geometry, looks);
  if (!looks.isEmpty) drawEnd(context, geometry, looks);
}

function drawAxes(context: CanvasRenderingContext2D, { scale, place, left, right, bottom }: Geometry, { grid, text }: Palette): void {
  context.fillStyle = text;
  context.strokeStyle = grid;
  context.lineWidth = 1;
  context.textAlign = 'right';
  for (const multiplier of scale.multipliers) {
    const { y } = place({ ms: 0, multiplier });
    line(context, { x: left, y }, { x: right, y });
    context.fillText(`${multiplier.toFixed(1)}x`, left - RADIUS - 5, y + 4);
  }
  context.textAlign = 'center';
  for (const second of scale.seconds)
    context.fillText(`${Number(second.toFixed(2))} s`, place({ ms: second * 1000, multiplier: 1 }).x, bottom + 24);
}

function drawLine(context: CanvasRenderingContext2D, { trace, bottom }: Geometry, palette: Palette): void {
  const [start, end] = [trace[0] as Place, trace.at(-1) as Place];
  const path = () => {
    context.beginPath();
    context.moveTo(start.x, start.y);
    for (const { x, y } of trace) context.lineTo(x, y);
  };
  path();
  context.lineTo(end.x, bottom);
  context.lineTo(start.x, bottom);
  context.fillStyle = palette.fill;
  context.fill();
  path();
  context.strokeStyle = palette.line;
  context.lineWidth = 3;
  context.stroke();
}

function drawAuto(context: CanvasRenderingContext2D, { autoY, left, right }: Geometry, { palette, autoLabel }: Looks): void {
  if (autoY === null) return;
  context.strokeStyle = palette.auto;
  context.lineWidth = 1.5;
  context.setLineDash([6, 6]);
  line(context, { x: left, y: autoY }, { x: right, y: autoY });
  context.setLineDash([]);
  context.fillStyle = palette.auto;
  context.textAlign = 'right';
  // Clear of the mark, which stands on the line when it is reached.
  context.fillText(autoLabel, right, autoY - RADIUS - 5);
}

/** An octagon, as all that is of value. */
function drawEnd(context: CanvasRenderingContext2D, { trace, left, bottom }: Geometry, { palette, isOver }: Looks): void {
  const end = trace.at(-1) as Place;
  if (isOver) {
    context.strokeStyle = palette.line;
    context.lineWidth = 1;
    context.setLineDash([2, 4]);
    line(context, end, { x: end.x, y: bottom });
    line(context, end, { x: left, y: end.y });
    context.setLineDash([]);
  }
  const cut = RADIUS * 0.45;
  const corners = [
    [-cut, -RADIUS],
    [cut, -RADIUS],
    [RADIUS, -cut],
    [RADIUS, cut],
    [cut, RADIUS],
    [-cut, RADIUS],
    [-RADIUS, cut],
    [-RADIUS, -cut],
  ] as const;
  context.beginPath();
  for (const [dx, dy] of corners) context.lineTo(end.x + dx, end.y + dy);
  context.closePath();
  context.fillStyle = palette.line;
  context.strokeStyle = palette.surface;
  context.lineWidth = 3;
  context.stroke();
  context.fill();
}

function line(context: CanvasRenderingContext2D, from: Place, to: Place): void {
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
}
