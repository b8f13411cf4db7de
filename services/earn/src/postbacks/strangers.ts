import { networkOf } from '@facet/service-kit';
import { type RefusalReason, senderList, type WallAccess } from '../walls/index.ts';
import type { Arrival } from './postback.ts';

/** Refused before the signature was seen to be a provider's. */
export const STRANGERS: readonly RefusalReason[] = ['method', 'sender', 'repeated_parameter', 'malformed', 'unsigned', 'signature'];

/** Calls of strangers that one network has us keep in a minute. */
const MOST_IN_A_MINUTE = 300;
/** Once all strangers together had us keep as many: a flood from many networks, each below its own share. */
const MOST_OF_MANY_IN_A_MINUTE = 5;
const MINUTE_MS = 60_000;

/**
 * Networks whose calls fail their checks, on this replica. Those that had many in this minute are judged before
 * anything is kept: what is genuine is kept as ever, and so is all that comes from a wall's own addresses.
 */
export class Strangers {
  /** Where something genuine came from since the start. */
  readonly #providers = new Set<string>();
  #counts = new Map<string, number>();
  #ofAll = 0;
  #endsAtMs = 0;

  areMany(address: string): boolean {
    const count = this.#countOf(networkOf(address));
    return count >= (this.#ofAll >= MOST_IN_A_MINUTE ? MOST_OF_MANY_IN_A_MINUTE : MOST_IN_A_MINUTE);
  }

  count(address: string): void {
    const network = networkOf(address);
    this.#counts.set(network, this.#countOf(network) + 1);
    this.#ofAll += 1;
  }

  trust(address: string): void {
    this.#providers.add(networkOf(address));
  }

  /** So long the gateway is to spare us what comes from there; 0 where something genuine may be among it. */
  holdOffSeconds(address: string): number {
    if (!this.areMany(address) || this.#providers.has(networkOf(address))) return 0;
    return Math.ceil((this.#endsAtMs - performance.now()) / 1000);
  }

  #countOf(network: string): number {
    if (performance.now() >= this.#endsAtMs) {
      this.#counts = new Map();
      this.#ofAll = 0;
      this.#endsAtMs = performance.now() + MINUTE_MS;
    }
    return this.#counts.get(network) ?? 0;
  }
}

/** From one of the addresses that the wall is known to call from. */
export function isFromOwnAddress({ address }: Arrival, { allowedSenders }: WallAccess): boolean {
  return allowedSenders.length > 0 && senderList(allowedSenders)(address);
}
