import { formatMoney, MoneyText, Type, type Kit, type Static } from '@facet/service-kit';
import { autoBetOf, isAutoBetOn, type AutoBet } from './auto-bet.ts';
import { isOfAge } from './is-of-age.ts';
import { lostToday, readLimits, type PlayLimits } from './play-limits.ts';

const NullableMoney = Type.Union([MoneyText, Type.Null()]);
const NullableTime = Type.Union([Type.String({ format: 'date-time' }), Type.Null()]);

export const Limits = Type.Object(
  {
    dailyLossLimit: NullableMoney,
    nextDailyLossLimit: Type.Union([
      Type.Object({ dailyLossLimit: NullableMoney, from: Type.String({ format: 'date-time' }) }),
      Type.Null(),
    ]),
    lostToday: MoneyText,
    timeoutUntil: NullableTime,
    excludedUntil: NullableTime,
    minimumAge: Type.Integer(),
    ageConfirmed: Type.Boolean(),
    autoBet: Type.Unsafe<AutoBet>({
      type: 'string',
      enum: ['on', 'off', 'age_unknown', 'too_young'],
      description: 'whether the member may have a bet repeated: the site’s setting, and 18 years or over',
    }),
  },
  { $id: 'PlayLimits' },
);

type LimitContext = Pick<Kit, 'database' | 'settings'>;

export async function presentLimitsOf(kit: LimitContext, memberId: string): Promise<Static<typeof Limits>> {
  return presentLimits(kit, await readLimits(kit.database, memberId));
}

export async function presentLimits({ database, settings }: LimitContext, limits: PlayLimits): Promise<Static<typeof Limits>> {
  const [lostHundredths, minimumAge, isAutoBet] = await Promise.all([
    lostToday(database, limits.memberId),
    settings.require('games_min_age').then(Number),
    isAutoBetOn(settings),
  ]);
  const next = limits.nextDailyLossLimitAt;
  return {
    dailyLossLimit: moneyOf(limits.dailyLossLimit),
    nextDailyLossLimit: next && { dailyLossLimit: moneyOf(limits.nextDailyLossLimit), from: next.toISOString() },
    lostToday: formatMoney(lostHundredths > 0n ? lostHundredths : 0n),
    timeoutUntil: limits.timeoutUntil?.toISOString() ?? null,
    excludedUntil: limits.excludedUntil?.toISOString() ?? null,
    minimumAge,
    ageConfirmed: isOfAge(limits.confirmedAge, minimumAge),
    autoBet: autoBetOf(isAutoBet, limits),
  };
}

function moneyOf(amountHundredths: bigint | null): string | null {
  return amountHundredths === null ? null : formatMoney(amountHundredths);
}
