import { formatMoney, MoneyText, Type, type Static } from '@facet/service-kit';
import { hashOf, toNumber } from '../fairness/index.ts';
import type { Round } from '../rounds/index.ts';
import { placeBombs } from './board.ts';
import { multiplierAfter, type BombCount } from './multiplier.ts';

const NullableMoney = Type.Union([MoneyText, Type.Null()]);
const NullableText = Type.Union([Type.String(), Type.Null()]);

/** A round of Bombs. What would tell where the bombs are is null until it has ended. */
export const BombsGame = Type.Object(
  {
    gameId: Type.String(),
    betAmount: MoneyText,
    bombCount: Type.Integer(),
    multiplier: Type.Number({ description: 'of the tiles that are open' }),
    revealed: Type.Array(Type.Integer(), { description: 'safe tiles, 0 to 24, in the order in which they were opened' }),
    bombPositions: Type.Union([Type.Array(Type.Integer()), Type.Null()]),
    winAmount: NullableMoney,
    serverSeedHash: Type.String(),
    serverSeed: NullableText,
    clientSeed: Type.String(),
    nonce: Type.Integer(),
    winChance: Type.Number(),
    maxMultiplierOverride: Type.Union([Type.Number(), Type.Null()]),
    startedAt: Type.String({ format: 'date-time' }),
  },
  { $id: 'BombsGame' },
);

export function presentBombs(round: Round): Static<typeof BombsGame> {
  const isOver = round.state !== 'open';
  return {
    gameId: round.id,
    betAmount: formatMoney(round.stake),
    bombCount: round.bomb_count ?? 0,
    multiplier: currentMultiplier(round),
    revealed: round.revealed,
    bombPositions: isOver ? bombsOf(round) : null,
    winAmount: round.payout === null ? null : formatMoney(round.payout),
    serverSeedHash: hashOf(round.server_seed),
    serverSeed: isOver ? round.server_seed.toString('hex') : null,
    clientSeed: round.client_seed,
    nonce: round.nonce,
    winChance: round.win_chance_percent / 100,
    maxMultiplierOverride: round.max_multiplier === null ? null : round.max_multiplier / 100,
    startedAt: (round.started_at ?? round.created_at).toISOString(),
  };
}

export function currentMultiplier(round: Round): number {
  return toNumber(multiplierAfter(round.revealed.length, round.bomb_count as BombCount, round.max_multiplier));
}

export function bombsOf(round: Round): number[] {
  return placeBombs({
    serverSeed: round.server_seed,
    clientSeed: round.client_seed,
    nonce: round.nonce,
    bombCount: round.bomb_count ?? 0,
    revealed: round.revealed,
    bombTile: round.bomb_tile,
  });
}
