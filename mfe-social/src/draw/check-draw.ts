import { t } from '../texts.ts';

/** What is published of an ended event. */
export interface Draw {
  eventId: string;
  /** Hex. */
  seedHash: string;
  seed: string;
  /** How many entries there were. */
  entries: number;
  winnerNumber: number;
}

export interface DrawStep {
  claim: string;
  holds: boolean;
  detail: string;
}

/**
 * Checks a draw by the published rule alone: the seed has the hash that was shown from the start, and the winner is
 * HMAC-SHA256(key: the seed, message: `eventId:entries`) as a number, modulo the entries, plus 1
 * (services/social/README.md).
 */
export async function checkDraw(draw: Draw): Promise<DrawStep[]> {
  const seed = fromHex(draw.seed);
  const hash = toHex(await crypto.subtle.digest('SHA-256', seed));
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const digest = toHex(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${draw.eventId}:${draw.entries}`)));
  const number = draw.entries === 0 ? 0 : Number(BigInt(`0x${digest}`) % BigInt(draw.entries)) + 1;
  return [
    { claim: t('The seed is the promised one'), holds: hash === draw.seedHash, detail: `SHA-256 ${hash}` },
    {
      claim: t('The seed draws this winner'),
      holds: number === draw.winnerNumber,
      detail: t('entry {number} of {entries}', { number, entries: draw.entries }),
    },
  ];
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
