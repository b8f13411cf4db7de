import { prepared, type Database } from '@facet/service-kit';
import type { Round } from './round.ts';

/** What a bet says of its round. */
type Bet = Pick<
  Round,
  | 'member_id'
  | 'id'
  | 'idempotency_key'
  | 'game'
  | 'stake'
  | 'server_seed'
  | 'client_seed'
  | 'nonce'
  | 'win_chance_percent'
  | 'max_multiplier'
  | 'bomb_count'
  | 'auto_cashout'
  | 'most_payout'
>;

interface Terms {
  /** As they lie sealed: the one that the bet is dealt from, and the one after it. */
  seed: { known: Buffer; next: Buffer };
  /** Hundredths: what all rounds that are not over may have to pay together, this one too. */
  maxExposure: bigint;
}

type Stored = { outcome: 'stored'; round: Round } | { outcome: 'chain_moved' | 'exposure_reached' | 'taken' };

/** Stores the intent and moves the member's chain on, in one call: what its outcomes mean is said in migrations/009. */
export async function storeRound(database: Database, bet: Bet, { seed, maxExposure }: Terms): Promise<Stored> {
  const state = 'opening';
  const { server_seed, stake, most_payout } = bet;
  const written = { ...bet, state, stake: `${stake}`, most_payout: `${most_payout}`, server_seed: `\\x${server_seed.toString('hex')}` };
  const { rows } = await prepared<{ rows: [{ outcome: Stored['outcome']; stored_at: Date }] }>(
    database,
    'store a round',
    'select outcome, stored_at from store_round(?::jsonb, ?::bytea, ?::bytea, ?::bigint)',
    [JSON.stringify(written), seed.known, seed.next, `${maxExposure}`],
  );
  const [{ outcome, stored_at: storedAt }] = rows;
  if (outcome !== 'stored') return { outcome };
  const times = { created_at: storedAt, changed_at: storedAt, idle_since: storedAt, started_at: null, settles_at: null, ended_at: null };
  const end = { ending: null, refusal: null, revealed: [], bomb_tile: null, paid_multiplier: null, payout: null };
  return { outcome, round: { ...bet, state, ...times, ...end } };
}
