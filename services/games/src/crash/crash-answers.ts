import { formatMoney, MoneyText, Type, type Static } from '@facet/service-kit';
import { hashOf } from '../fairness/index.ts';
import type { Round } from '../rounds/index.ts';
import { crashOf } from './settle.ts';

const NullableNumber = Type.Union([Type.Number(), Type.Null()]);
const NullableText = Type.Union([Type.String(), Type.Null()]);

/** A round of Crash. Where it crashes is null until it has ended. */
export const CrashGame = Type.Object(
  {
    gameId: Type.String(),
    betAmount: MoneyText,
    autoCashout: NullableNumber,
    state: Type.Unsafe<'open' | 'won' | 'lost'>({ type: 'string', enum: ['open', 'won', 'lost'] }),
    startedAt: Type.String({ format: 'date-time' }),
    elapsedMs: Type.Integer({ description: 'since the start, by the server’s clock, when this was answered' }),
    crashPoint: NullableNumber,
    multiplier: { ...NullableNumber, description: 'of a round that was won: what it was cashed out at' },
    winAmount: Type.Union([MoneyText, Type.Null()]),
    serverSeedHash: Type.String(),
    serverSeed: NullableText,
    clientSeed: Type.String(),
    nonce: Type.Integer(),
    winChance: Type.Number(),
    maxMultiplierOverride: NullableNumber,
  },
  { $id: 'CrashGame' },
);

/** `now`: the database's clock. */
export function presentCrash(round: Round, now: Date): Static<typeof CrashGame> {
  const isOver = round.state !== 'open';
  const startedAt = round.started_at ?? round.created_at;
  return {
    gameId: round.id,
    betAmount: formatMoney(round.stake),
    autoCashout: fromHundredths(round.auto_cashout),
    state: round.state === 'won' ? 'won' : isOver ? 'lost' : 'open',
    startedAt: startedAt.toISOString(),
    elapsedMs: Math.max(0, Math.round((round.ended_at ?? now).getTime() - startedAt.getTime())),
    crashPoint: isOver ? crashOf(round).multiplier / 100 : null,
    multiplier: fromHundredths(round.paid_multiplier),
    winAmount: round.payout === null ? null : formatMoney(round.payout),
    serverSeedHash: hashOf(round.server_seed),
    serverSeed: isOver ? round.server_seed.toString('hex') : null,
    clientSeed: round.client_seed,
    nonce: round.nonce,
    winChance: round.win_chance_percent / 100,
    maxMultiplierOverride: fromHundredths(round.max_multiplier),
  };
}

function fromHundredths(hundredths: number | null): number | null {
  return hundredths === null ? null : hundredths / 100;
}
