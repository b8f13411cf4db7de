import type { Line } from './line.ts';

const BETWEEN = ' · ';

/** What a wall's credit is booked with: names, so that no language needs words of its own. */
export function wallReason(provider: string, offer: string | null): string {
  return offer === null ? provider : `${provider}${BETWEEN}${offer}`;
}

/** Which provider paid, and for which offer where it named one. No provider's name holds what stands between. */
export function readWallLine(text: string): Line {
  const end = text.indexOf(BETWEEN);
  if (end === -1) return { kind: 'wall.provider', values: { provider: text }, text };
  return { kind: 'wall.offer', values: { provider: text.slice(0, end), offer: text.slice(end + BETWEEN.length) }, text };
}
