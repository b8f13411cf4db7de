import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Each way: a cell of a phone's picture is a word wide, one of a desktop's a button. */
export const CELLS_EACH_WAY = 24;

/** What is kept of an accepted picture: its height, and the mean red, green and blue of each cell, row by row. */
export interface Digest {
  heightPx: number;
  means: Uint8Array;
}

/** One short line of text: the height and the packed means. */
export function toText({ heightPx, means }: Digest): string {
  return `${heightPx} ${deflateRawSync(means, { level: 9 }).toString('base64')}`;
}

export function fromText(text: string): Digest {
  const [heightPx, packed = ''] = text.split(' ');
  return { heightPx: Number(heightPx), means: inflateRawSync(Buffer.from(packed, 'base64')) };
}
