import type { Page } from 'playwright-core';
import { CELLS_EACH_WAY, type Digest } from './digest.ts';

/** In an empty page of the browser, which reads PNG without a library of ours. */
export async function makeDigest(reader: Page, png: Buffer): Promise<Digest> {
  const { heightPx, means } = await reader.evaluate(meansOfCells, { png: png.toString('base64'), cells: CELLS_EACH_WAY });
  return { heightPx, means: Uint8Array.from(means) };
}

/** Runs in the browser: alone, without what is around it here. */
async function meansOfCells({ png, cells }: { png: string; cells: number }): Promise<{ heightPx: number; means: number[] }> {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const { width, height } = image;
  const canvas = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('this browser has no canvas');
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  const sums = new Float64Array(cells * cells * 4);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * cells) / height) * cells;
    for (let x = 0; x < width; x += 1) {
      const cell = (row + Math.floor((x * cells) / width)) * 4;
      const pixel = (y * width + x) * 4;
      for (let colour = 0; colour < 3; colour += 1) sums[cell + colour] = (sums[cell + colour] ?? 0) + (data[pixel + colour] ?? 0);
      sums[cell + 3] = (sums[cell + 3] ?? 0) + 1;
    }
  }
  const means: number[] = [];
  for (let cell = 0; cell < sums.length; cell += 4)
    for (let colour = 0; colour < 3; colour += 1) means.push(Math.round((sums[cell + colour] ?? 0) / (sums[cell + 3] ?? 1)));
  return { heightPx: height, means };
}
