import { sentence, type Refusal, type Reserved } from '@facet/money-kit';
import { columnsAsFields, formatMoney, RecordModel, type FieldsOf } from '@facet/service-kit';
import { returnToPlayer, sealedNumber, type Fraction, type SealedNumber } from '../fairness/index.ts';
import type { Game } from '../win-chances/index.ts';

/** Where a round is; what leads where is drawn in migrations/003. */
type RoundState = 'opening' | 'open' | 'voiding' | 'refused' | 'refunded' | 'won' | 'lost';

/**
 * A round, and the reservation of its stake. Money and multipliers in hundredths. What a bet, a tile, a cash-out or a
 * running round asks for is a hot path: it is read by Knex as a plain `Round`.
 */
export class RoundRecord extends RecordModel implements Reserved {
  static override tableName = 'rounds';
  static override idColumn = ['member_id', 'id'];
  static override columnNameMappers = columnsAsFields;

  declare member_id: string;
  declare id: string;
  declare idempotency_key: string;
  declare game: Game;
  declare state: RoundState;
  declare ending: 'refused' | 'refunded' | null;
  declare stake: bigint;
  /** Empty until the round is over, and sealed beside it; `SeedChains.opened` brings it. */
  declare server_seed: Buffer;
  declare sealed_seed: Buffer | null;
  declare client_seed: string;
  declare nonce: number;
  declare win_chance_percent: number;
  declare max_multiplier: number | null;
  declare bomb_count: number | null;
  declare revealed: number[];
  declare bomb_tile: number | null;
  declare auto_cashout: number | null;
  declare most_payout: bigint;
  declare paid_multiplier: number | null;
  declare payout: bigint | null;
  declare refusal: Refusal | null;
  declare created_at: Date;
  declare changed_at: Date;
  /** The sweeper's: from when on it counts how long this stands half way. */
  declare idle_since: Date;
  declare started_at: Date | null;
  declare settles_at: Date | null;
  declare ended_at: Date | null;
}

export type Round = FieldsOf<RoundRecord>;

/** Of a `Round`, for prepared statements. */
export const ROUND_COLUMNS = `member_id, id, idempotency_key, game, state, ending, stake, server_seed, sealed_seed, client_seed, nonce,
  win_chance_percent, max_multiplier, bomb_count, revealed, bomb_tile, auto_cashout, most_payout, paid_multiplier, payout, refusal,
  created_at, changed_at, idle_since, started_at, settles_at, ended_at`;

/** What was sealed before the bet and decides the round. */
export function fateOf(round: Pick<Round, 'server_seed' | 'client_seed' | 'nonce' | 'win_chance_percent'>): {
  sealed: SealedNumber;
  rtp: Fraction;
} {
  const sealed = sealedNumber({ serverSeed: round.server_seed, clientSeed: round.client_seed, nonce: round.nonce });
  return { sealed, rtp: returnToPlayer(round.win_chance_percent) };
}

/** Keys of a round's transfers in the wallet. */
export const transferKeys = {
  stake: (id: string) => `bet:${id}`,
  win: (id: string) => `win:${id}`,
  loss: (id: string) => `lost:${id}`,
} as const;

type Played = Pick<Round, 'game' | 'bomb_count'>;
const bombsOf = ({ bomb_count }: Played) => ({ bombs: bomb_count ?? 0 });

/** What the member reads in their statement. */
export const reasons = {
  stake: (round: Played) => sentence(`${round.game}.bet`, bombsOf(round)),
  win: (round: Played, multiplierHundredths: number) =>
    sentence(`${round.game}.won`, { ...bombsOf(round), multiplier: formatMoney(BigInt(multiplierHundredths)) }),
  loss: (round: Played) => sentence(`${round.game}.lost`, bombsOf(round)),
} as const;
