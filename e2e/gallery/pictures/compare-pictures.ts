import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Difference {
  pixels: number;
  /** How much higher the picture is than the accepted one; negative: lower. */
  higherByPx: number;
  /** The picture, pale, with what differs in red. */
  png: Buffer;
}

/**
 * Of 1, in shade: five of 255 of each colour. The library's own tolerance, and the matchers', let a button turn a
 * slightly other green. Edges of letters that are smoothed otherwise are no difference either way.
 */
const TOLERANCE = { threshold: 0.02 };

/** By what the screenshot matchers of Playwright and vitest use inside. Null: nothing that anybody would see. */
export function comparePictures(accepted: Buffer, now: Buffer): Difference | null {
  const [before, after] = [PNG.sync.read(accepted), PNG.sync.read(now)];
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(onCanvas(before, width, height), onCanvas(after, width, height), difference.data, width, height, TOLERANCE);
  const isSameSize = before.width === after.width && before.height === after.height;
  if (pixels === 0 && isSameSize) return null;
  return { pixels, higherByPx: after.height - before.height, png: PNG.sync.write(difference) };
}

/** The comparer takes two of one size. */
function onCanvas(picture: PNG, width: number, height: number): Buffer {
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas.data;
}
