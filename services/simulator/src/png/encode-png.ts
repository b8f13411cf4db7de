import { crc32, deflateSync } from 'node:zlib';

export interface PalettePicture {
  width: number;
  height: number;
  /** At most 256 colours as [red, green, blue, alpha], 0-255. */
  palette: readonly (readonly [number, number, number, number])[];
  /** One palette index for each pixel, row by row. */
  pixels: Uint8Array;
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const indexedColour = 3;

/** PNG, third edition: indexed colour, 8 bits, no filter. */
export function encodePng({ width, height, palette, pixels }: PalettePicture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, indexedColour, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(([red, green, blue]) => [red, green, blue]))),
    chunk('tRNS', Buffer.from(palette.map(([, , , alpha]) => alpha))),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
