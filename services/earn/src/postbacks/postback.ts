import type { Outcome, RefusalReason } from '../walls/index.ts';

/** A wall's call as it arrived. */
export interface Arrival {
  /** The provider's id. */
  wall: string;
  method: string;
  /** Path and query, byte for byte. */
  target: string;
  /** The ones that may matter, names in lower case. */
  headers: Record<string, string>;
  body: Uint8Array;
  /** Who sent it, as the gateway saw it. */
  address: string;
}

/** An arrival that is stored: it is dealt with once, by its request or by the sweeper. */
export interface Postback extends Arrival {
  /** UUIDv7 */
  id: string;
}

/** What was decided, as the row keeps it. */
export interface Settlement {
  verdict: 'accepted' | 'duplicate' | 'noted' | 'refused';
  outcome: Outcome | null;
  transaction: string | null;
  /** Of a credit, also of a repeated one. */
  member_id: string | null;
  amount_hundredths: bigint | null;
  /** Of a refusal. */
  reason: RefusalReason | null;
  detail: string | null;
}
