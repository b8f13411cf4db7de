import { colourOf, encodePng } from '../../png/index.ts';

export const templateWidth = 585;
export const templateHeight = 559;

/** Where torso (front, back, sides) and arms lie on the platform's classic template: x, y, width, height. */
const panels: readonly (readonly [number, number, number, number])[] = [
  [231, 8, 128, 64],
  [165, 74, 64, 128],
  [231, 74, 128, 128],
  [361, 74, 64, 128],
  [427, 74, 128, 128],
  [231, 204, 128, 64],
  [19, 355, 264, 128],
  [308, 355, 264, 128],
];

/** The template of one shirt: its panels in two stripes of a colour drawn from the id, on transparent ground. */
export function templatePicture(imageId: number): Buffer {
  const hue = (imageId * 47) % 360;
  const stripe = 8 + (imageId % 5) * 6;
  const pixels = new Uint8Array(templateWidth * templateHeight);
  for (const [left, top, width, height] of panels) {
    for (let y = top; y < top + height; y += 1) {
      for (let x = left; x < left + width; x += 1) {
        pixels[y * templateWidth + x] = Math.floor((x + y) / stripe) % 2 === 0 ? 1 : 2;
      }
    }
  }
  const palette = [[0, 0, 0, 0], colourOf(hue, 0.5, 0.35), colourOf(hue, 0.45, 0.55)] as const;
  return encodePng({ width: templateWidth, height: templateHeight, palette, pixels });
}
