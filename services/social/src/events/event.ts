import { createHash } from 'node:crypto';
import type { Refusal, Reserved } from '@facet/money-kit';

/** A row of `events`. Money in hundredths. */
export interface Event {
  id: string;
  title: string;
  description: string;
  status: 'active' | 'ended' | 'deleted';
  prize: bigint;
  entry_fee: bigint;
  max_participants: number | null;
  seats_taken: number;
  participants: number;
  starts_at: Date;
  ends_at: Date;
  sealed_seed: Buffer;
  /** When it was drawn anew: the site was restored from a backup. */
  redrawn_at: Date | null;
  winner_id: string | null;
  winner_number: number | null;
  created_by: string;
  created_at: Date;
  ended_at: Date | null;
  ended_by: string | null;
}

/** A row of `entries`. */
export interface Entry extends Reserved {
  event_id: string;
  member_id: string;
  id: string;
  idempotency_key: string;
  state: 'opening' | 'joined' | 'voiding' | 'refused' | 'refunded';
  ending: 'refused' | 'refunded' | null;
  refusal: Refusal | null;
  fee: bigint;
  number: number | null;
  changed_at: Date;
  joined_at: Date | null;
}

/** SHA-256 of the seed's bytes, hex: published when the event is made. */
export function hashOf(drawSeed: Buffer): string {
  return createHash('sha256').update(drawSeed).digest('hex');
}

export function feeKey(entryId: string): string {
  return `event-fee:${entryId}`;
}

export function prizeKey(eventId: string): string {
  return `event-prize:${eventId}`;
}
