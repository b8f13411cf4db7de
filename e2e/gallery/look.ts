/** How a screen is looked at. */
export interface Look {
  /** In pixels. */
  width: number;
  colorScheme: 'dark' | 'light';
}

export const WIDTHS = [360, 768, 1440] as const;
export const COLOR_SCHEMES = ['dark', 'light'] as const;

/** `360 dark`, as accepted pictures and problems name it. */
export function nameOf({ width, colorScheme }: Look): string {
  return `${width} ${colorScheme}`;
}
