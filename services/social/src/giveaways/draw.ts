import { createHmac } from 'node:crypto';

/**
 * The number of the winning entry, 1 to `entries`: HMAC-SHA256(key: the event's seed, message: `eventId:entries`) as a
 * number, modulo `entries`, plus 1. Anybody can check it: the seed's hash was published when the event was made, the
 * entries are listed by number.
 */
export function drawWinner({ drawSeed, giveawayId, entries }: { drawSeed: Buffer; giveawayId: string; entries: number }): number {
  const digest = createHmac('sha256', drawSeed).update(`${giveawayId}:${entries}`).digest('hex');
  return Number(BigInt(`0x${digest}`) % BigInt(entries)) + 1;
}
