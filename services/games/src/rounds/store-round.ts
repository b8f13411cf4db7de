import { Batcher, prepared, type Database } from '@facet/service-kit';
import type { SeedChains } from '../fairness/index.ts';
import type { Round } from './round.ts';

const STATE = 'opening';

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

interface Intent {
  bet: Bet;
  /** As they lie sealed: the one that the bet is dealt from, and the one after it. */
  seed: { known: Buffer; next: Buffer };
  /** Hundredths: what all rounds that are not over may have to pay together, this one too. */
  maxExposure: bigint;
}

type Refused = 'chain_moved' | 'exposure_reached' | 'taken';
type Stored = { outcome: 'stored'; round: Round } | { outcome: Refused };

/** Stores the intent and moves the member's chain on: what its outcomes mean is said in migrations/010. */
export type StoreRound = (intent: Intent) => Promise<Stored>;

/**
 * While some are being stored the next ones collect, in one transaction: what all rounds may have to pay is counted by
 * one after the other, so that bets one by one would wait for as many commits.
 */
export function storeRoundsOf(database: Database, seeds: SeedChains): StoreRound {
  const batcher = new Batcher<Intent, Stored | { error: unknown }>({
    run: (intents) => storeAll(database, seeds, intents),
    identityOf: ({ bet }) => bet.member_id,
    // Alone nobody is harmed by another's, and what was stored without an answer is found by its key.
    verdictOn: () => 'bad item',
    refuse: (_intent, error) => ({ error }),
  });
  return async (intent) => {
    const stored = await batcher.add(intent);
    if ('error' in stored) throw stored.error;
    return stored;
  };
}

async function storeAll(database: Database, seeds: SeedChains, intents: readonly Intent[]): Promise<Stored[]> {
  const { rows } = await prepared<{ rows: { outcome: 'stored' | Refused; stored_at: Date }[] }>(
    database,
    'store rounds',
    'select outcome, stored_at from store_rounds(?::jsonb)',
    [JSON.stringify(intents.map((intent) => written(intent, seeds)))],
  );
  return intents.map(({ bet }, index) => {
    const { outcome, stored_at: storedAt } = rows[index] as (typeof rows)[number];
    if (outcome !== 'stored') return { outcome };
    const times = { created_at: storedAt, changed_at: storedAt, idle_since: storedAt, started_at: null, settles_at: null, ended_at: null };
    const end = { sealed_seed: null, ending: null, refusal: null, revealed: [], bomb_tile: null, paid_multiplier: null, payout: null };
    return { outcome, round: { ...bet, state: STATE, ...times, ...end } };
  });
}

function written({ bet, seed, maxExposure }: Intent, chains: SeedChains): object {
  const money = { stake: `${bet.stake}`, most_payout: `${bet.most_payout}`, exposure_limit: `${maxExposure}` };
  const seeds = { server_seed: '', sealed_seed: hex(chains.sealedOf(bet)), known_seed: hex(seed.known), next_seed: hex(seed.next) };
  return { ...bet, state: STATE, ...money, ...seeds };
}

const hex = (bytes: Buffer): string => `\\x${bytes.toString('hex')}`;
