import { formatMoney, MoneyText, Type, type Static } from '@facet/service-kit';
import { bombsOf, currentMultiplier, type BombCount } from '../bombs/index.ts';
import { crashOf } from '../crash/index.ts';
import { hashOf, returnToPlayer, toNumber } from '../fairness/index.ts';
import type { Round } from '../rounds/index.ts';
import type { Game } from '../win-chances/index.ts';

const NullableNumber = Type.Union([Type.Number(), Type.Null()]);
const NullableText = Type.Union([Type.String(), Type.Null()]);
const NullableMoney = Type.Union([MoneyText, Type.Null()]);
const outcomes = ['open', 'won', 'lost', 'refunded'] as const;
type Outcome = (typeof outcomes)[number];

/** Everything that is needed to check a round. What decides it is null until it has ended. */
export const RoundAnswer = Type.Object(
  {
    id: Type.String(),
    game: Type.Unsafe<Game>({ type: 'string', enum: ['bombs', 'crash'] }),
    outcome: Type.Unsafe<Outcome>({ type: 'string', enum: [...outcomes] }),
    betAmount: MoneyText,
    winAmount: NullableMoney,
    multiplier: { ...NullableNumber, description: 'that was reached (Bombs) or paid (Crash)' },
    bombCount: NullableNumber,
    revealed: Type.Array(Type.Integer()),
    bombTile: { ...NullableNumber, description: 'the tile that ended it' },
    bombPositions: Type.Union([Type.Array(Type.Integer()), Type.Null()]),
    autoCashout: NullableNumber,
    crashPoint: NullableNumber,
    serverSeedHash: Type.String({ description: 'SHA-256 of the seed’s bytes, hex; was shown before the bet' }),
    serverSeed: NullableText,
    clientSeed: Type.String(),
    nonce: Type.Integer(),
    winChance: Type.Number({ description: 'p that was in force' }),
    rtp: Type.Number({ description: '1.8 p' }),
    maxMultiplierOverride: NullableNumber,
    startedAt: Type.String({ format: 'date-time' }),
    endedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  },
  { $id: 'Round' },
);

export function presentRound(round: Round): Static<typeof RoundAnswer> {
  const isKnown = round.server_seed.length > 0;
  const isOver = round.ended_at !== null && isKnown;
  return {
    id: round.id,
    game: round.game,
    outcome: outcomeOf(round),
    betAmount: formatMoney(round.stake),
    winAmount: round.payout === null ? null : formatMoney(round.payout),
    multiplier: multiplierOf(round),
    bombCount: round.bomb_count as BombCount | null,
    revealed: round.revealed,
    bombTile: round.bomb_tile,
    bombPositions: isOver && round.game === 'bombs' ? bombsOf(round) : null,
    autoCashout: fromHundredths(round.auto_cashout),
    crashPoint: isOver && round.game === 'crash' ? crashOf(round).multiplier / 100 : null,
    serverSeedHash: isKnown ? hashOf(round.server_seed) : '',
    serverSeed: isOver ? round.server_seed.toString('hex') : null,
    clientSeed: round.client_seed,
    nonce: round.nonce,
    winChance: round.win_chance_percent / 100,
    rtp: toNumber(returnToPlayer(round.win_chance_percent)),
    maxMultiplierOverride: fromHundredths(round.max_multiplier),
    startedAt: (round.started_at ?? round.created_at).toISOString(),
    endedAt: round.ended_at?.toISOString() ?? null,
  };
}

function outcomeOf({ state }: Round): Outcome {
  switch (state) {
    case 'won':
    case 'lost':
    case 'refunded':
      return state;
    case 'opening':
    case 'open':
    case 'voiding':
    case 'refused':
      return 'open';
    default:
      return state satisfies never;
  }
}

function multiplierOf(round: Round): number | null {
  return round.game === 'bombs' ? currentMultiplier(round) : fromHundredths(round.paid_multiplier);
}

function fromHundredths(hundredths: number | null): number | null {
  return hundredths === null ? null : hundredths / 100;
}
