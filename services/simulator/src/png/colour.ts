/** Hue 0-360, saturation and lightness 0-1, as an opaque [red, green, blue, alpha] (CSS Color 4, HSL to RGB). */
export function colourOf(hue: number, saturation: number, lightness: number): [number, number, number, number] {
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  const channel = (n: number): number => {
    const k = (n + hue / 30) % 12;
    return Math.round(255 * (lightness - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [channel(0), channel(8), channel(4), 255];
}
