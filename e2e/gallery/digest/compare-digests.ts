import { CELLS_EACH_WAY, type Digest } from './digest.ts';

/**
 * Of 255. What was written down is rounded by up to 2, and another build of the browser draws the edges of letters otherwise, which moves the
 * mean of a cell by 1 or 2; a button that moves by half its height or takes another colour moves one by more than ten.
 */
const MEAN_TOLERANCE = 4;
/** A line of text more is 20 px. */
const HEIGHT_TOLERANCE_PX = 3;

interface Cell {
  row: number;
  column: number;
}

export interface Difference {
  /** How much higher the picture is than the accepted one; negative: lower. */
  higherByPx: number;
  cells: Cell[];
  /** Of 255, in the cell that differs most. */
  largest: number;
}

/** Null: nothing that anybody would see. */
export function compareDigests(accepted: Digest, now: Digest): Difference | null {
  const higherByPx = now.heightPx - accepted.heightPx;
  const distances = Array.from({ length: CELLS_EACH_WAY ** 2 }, (_, cell) => distanceOf(accepted, now, cell));
  const cells = distances.flatMap((distance, cell) =>
    distance > MEAN_TOLERANCE ? [{ row: Math.floor(cell / CELLS_EACH_WAY), column: cell % CELLS_EACH_WAY }] : [],
  );
  if (cells.length === 0 && Math.abs(higherByPx) <= HEIGHT_TOLERANCE_PX) return null;
  return { higherByPx, cells, largest: Math.max(...distances) };
}

function distanceOf(accepted: Digest, now: Digest, cell: number): number {
  const colours = [0, 1, 2].map((colour) => cell * 3 + colour);
  return Math.max(...colours.map((at) => Math.abs((accepted.means[at] ?? 0) - (now.means[at] ?? 0))));
}
