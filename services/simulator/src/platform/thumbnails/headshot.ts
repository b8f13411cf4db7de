import { createHash } from 'node:crypto';
import { colourOf, encodePng } from '../../png/index.ts';

const cells = 5;

/** A square picture drawn from the id: a mirrored 5x5 pattern, so that two people look different. */
export function headshot(userId: number, size: number): Buffer {
  const hash = createHash('sha256').update(String(userId)).digest();
  const pixels = new Uint8Array(size * size);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const column = Math.floor((x * cells) / size);
      const row = Math.floor((y * cells) / size);
      const mirrored = Math.min(column, cells - 1 - column);
      pixels[y * size + x] = (hash[row * 3 + mirrored] ?? 0) % 2;
    }
  }
  const hue = ((hash[31] ?? 0) * 360) / 256;
  return encodePng({ width: size, height: size, palette: [colourOf(hue, 0.35, 0.88), colourOf(hue, 0.55, 0.42)], pixels });
}
