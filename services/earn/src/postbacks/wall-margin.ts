import { formatMoney, type Static, Type } from '@facet/service-kit';

const Usd = Type.String({ pattern: '^-?\\d+\\.\\d{2}$', description: 'US$, two decimals', examples: ['3.50'] });
const nullableUsd = (description: string) => Type.Union([Usd, Type.Null()], { description });

/** What a wall says that it pays us beside what its credits cost: all of the credits that stand. */
export const WallMargin = Type.Object({
  credits: Type.Integer({ minimum: 0, description: 'how many were credited' }),
  creditsWithRevenue: Type.Integer({ minimum: 0, description: 'of those, the ones whose call said what the wall pays us' }),
  revenue: nullableUsd('what the wall says that it pays us for them; summed exactly, then rounded to a cent; null: it did not say'),
  revenueReversed: nullableUsd('the same of what was taken back, which `revenue` does not count'),
  cost: nullableUsd('what they cost by the setting `credit_cost_cents`, rounded to a cent; null: it is not set'),
  margin: nullableUsd('revenue less cost of the credits with a revenue, rounded to a cent; null: not known'),
  marginPercent: Type.Union([Type.String({ pattern: '^-?\\d+\\.\\d{2}$' }), Type.Null()], {
    description: 'of the revenue, two decimals; null: not known, or no revenue',
  }),
});

/** Exact sums of the credits of a wall, or of all: R$ in hundredths, dollars in millionths. */
export interface CreditSums {
  credits: number;
  creditsWithRevenue: number;
  credited: bigint;
  creditedWithRevenue: bigint;
  reversed: bigint;
  reversedWithRevenue: number;
  revenueMicros: bigint;
  reversedRevenueMicros: bigint;
}

export const noCredits: CreditSums = {
  credits: 0,
  creditsWithRevenue: 0,
  credited: 0n,
  creditedWithRevenue: 0n,
  reversed: 0n,
  reversedWithRevenue: 0,
  revenueMicros: 0n,
  reversedRevenueMicros: 0n,
};

export function addedUp(all: readonly CreditSums[]): CreditSums {
  return all.reduce(
    (sum, each) => ({
      credits: sum.credits + each.credits,
      creditsWithRevenue: sum.creditsWithRevenue + each.creditsWithRevenue,
      credited: sum.credited + each.credited,
      creditedWithRevenue: sum.creditedWithRevenue + each.creditedWithRevenue,
      reversed: sum.reversed + each.reversed,
      reversedWithRevenue: sum.reversedWithRevenue + each.reversedWithRevenue,
      revenueMicros: sum.revenueMicros + each.revenueMicros,
      reversedRevenueMicros: sum.reversedRevenueMicros + each.reversedRevenueMicros,
    }),
    noCredits,
  );
}

/** US$ are reckoned in tenths of a millionth: R$ 0.01 at whole cents for R$ 1,000 is a whole number of them. */
const TENTHS = 10n;
const TENTHS_OF_A_CENT = 100_000n;

/** `costCents`: US cents that R$ 1,000 cost the site; null: not set. */
export function marginOf(sums: CreditSums, costCents: bigint | null): Static<typeof WallMargin> {
  const { credits, creditsWithRevenue, reversedWithRevenue } = sums;
  const revenue = creditsWithRevenue === 0 ? null : sums.revenueMicros * TENTHS;
  const margin = revenue === null || costCents === null ? null : revenue - sums.creditedWithRevenue * costCents;
  return {
    credits,
    creditsWithRevenue,
    revenue: revenue === null ? null : usd(revenue),
    revenueReversed: reversedWithRevenue === 0 ? null : usd(sums.reversedRevenueMicros * TENTHS),
    cost: costCents === null ? null : usd(sums.credited * costCents),
    margin: margin === null ? null : usd(margin),
    marginPercent: margin === null || revenue === null || revenue === 0n ? null : formatMoney(rounded(margin * 10_000n, revenue)),
  };
}

const usd = (tenths: bigint): string => formatMoney(rounded(tenths, TENTHS_OF_A_CENT));

/** To the nearest; half goes away from zero. */
function rounded(amount: bigint, divisor: bigint): bigint {
  const half = divisor / 2n;
  return (amount < 0n ? amount - half : amount + half) / divisor;
}
