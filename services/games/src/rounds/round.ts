import type { Refusal, Reserved } from '@facet/money-kit';
import { returnToPlayer, sealedNumber, type Fraction, type SealedNumber } from '../fairness/index.ts';
import type { Game } from '../win-chances/index.ts';

/** Where a round is; what leads where is drawn in migrations/003. */
type RoundState = 'opening' | 'open' | 'voiding' | 'refused' | 'refunded' | 'won' | 'lost';

/** A row of `rounds`. Money and multipliers in hundredths. */
export interface Round extends Reserved {
  member_id: string;
  id: string;
  idempotency_key: string;
  game: Game;
  state: RoundState;
  ending: 'refused' | 'refunded' | null;
  stake: bigint;
  server_seed: Buffer;
  client_seed: string;
  nonce: number;
  win_chance_percent: number;
  max_multiplier: number | null;
  bomb_count: number | null;
  revealed: number[];
  bomb_tile: number | null;
  auto_cashout: number | null;
  most_payout: bigint;
  paid_multiplier: number | null;
  payout: bigint | null;
  refusal: Refusal | null;
  created_at: Date;
  changed_at: Date;
  started_at: Date | null;
  settles_at: Date | null;
  ended_at: Date | null;
}

/** What was sealed before the bet and decides the round. */
export function fateOf(round: Pick<Round, 'server_seed' | 'client_seed' | 'nonce' | 'win_chance_percent'>): {
  sealed: SealedNumber;
  rtp: Fraction;
} {
  const sealed = sealedNumber({ serverSeed: round.server_seed, clientSeed: round.client_seed, nonce: round.nonce });
  return { sealed, rtp: returnToPlayer(round.win_chance_percent) };
}

/** Keys of a round's movements in the wallet. */
export const transferKeys = {
  stake: (id: string) => `bet:${id}`,
  win: (id: string) => `win:${id}`,
  loss: (id: string) => `lost:${id}`,
} as const;

const names = { bombs: 'Bombs', crash: 'Crash' } as const satisfies Record<Game, string>;

/** What the member reads in their statement. */
export function reasonOf(round: Pick<Round, 'game' | 'bomb_count'>): string {
  return round.game === 'bombs' ? `${names.bombs}, ${round.bomb_count} ${round.bomb_count === 1 ? 'bomb' : 'bombs'}` : names.crash;
}
