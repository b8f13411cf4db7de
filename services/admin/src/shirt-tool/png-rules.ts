import { crc32 } from 'node:zlib';

export interface PictureSize {
  width: number;
  height: number;
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const SIDE_MAX = 4096;
const CHUNK_OVERHEAD = 12;

/**
 * The size of a PNG, decided by its bytes from the first to the last (PNG, third edition, 5): signature, whole chunks
 * with their checksums, IHDR first, picture data, IEND last and nothing behind it. Null for whatever is not that, or is
 * larger than 4096 on a side.
 */
export function pngSize(bytes: Buffer): PictureSize | null {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  const types: string[] = [];
  let offset = SIGNATURE.length;
  while (offset < bytes.length && types.at(-1) !== 'IEND') {
    const end = chunkEnd(bytes, offset);
    if (end === null) return null;
    types.push(bytes.toString('latin1', offset + 4, offset + 8));
    offset = end;
  }
  const isWhole = offset === bytes.length && types[0] === 'IHDR' && types.includes('IDAT') && types.at(-1) === 'IEND';
  return isWhole ? headerSize(bytes) : null;
}

/** Where the chunk at `offset` ends; null when it is cut off or its checksum is wrong. */
function chunkEnd(bytes: Buffer, offset: number): number | null {
  if (offset + CHUNK_OVERHEAD > bytes.length) return null;
  const end = offset + CHUNK_OVERHEAD + bytes.readUInt32BE(offset);
  if (end > bytes.length) return null;
  return crc32(bytes.subarray(offset + 4, end - 4)) === bytes.readUInt32BE(end - 4) ? end : null;
}

function headerSize(bytes: Buffer): PictureSize | null {
  const isHeader = bytes.readUInt32BE(SIGNATURE.length) === 13;
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  return isHeader && width > 0 && height > 0 && width <= SIDE_MAX && height <= SIDE_MAX ? { width, height } : null;
}
