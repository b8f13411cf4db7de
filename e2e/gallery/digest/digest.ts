import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Each way: a cell of a phone's picture is a word wide, one of a desktop's a button. */
export const CELLS_EACH_WAY = 24;

/** What is kept of an accepted picture: its height, and the mean red, green and blue of each cell, row by row. */
export interface Digest {
  heightPx: number;
  means: Uint8Array;
}

/** What is written down is rounded to this, of 255: half the size in git, and half a step is within what is tolerated. */
const STEP = 4;

/** One short line of text: the height and the packed means. */
export function toText({ heightPx, means }: Digest): string {
  const steps = means.map((mean) => Math.round(mean / STEP));
  return `${heightPx} ${deflateRawSync(steps, { level: 9 }).toString('base64')}`;
}

export function fromText(text: string): Digest {
  const [heightPx, packed = ''] = text.split(' ');
  const steps = inflateRawSync(Buffer.from(packed, 'base64'));
  return { heightPx: Number(heightPx), means: Uint8Array.from(steps, (step) => Math.min(255, step * STEP)) };
}
