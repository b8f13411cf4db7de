import type { Transaction } from '@facet/remote-kit';
import { formatAmount, type SumListProps } from '@facet/ui';
import { formatDay } from './calendar.ts';
import { sumOf, toDecimal } from './decimal.ts';
import type { Statement } from './statement-api.ts';

const LABELS = ['Earned', 'Welcome bonus', 'Game payouts', 'Bets', 'Event entries', 'Adjustments', 'Other', 'Withdrawn'] as const;
type Label = (typeof LABELS)[number];

/** Why the balance is what it is: the movements, grouped, on top of what was there before the first of them. Always adds up. */
export function balanceReasons({ transactions, isWhole }: Statement, reserved: string): SumListProps {
  const byLabel = Map.groupBy(transactions, labelOf);
  const groups = LABELS.map((label) => ({
    label: label as string,
    hundredths: sumOf((byLabel.get(label) ?? []).map(({ amount }) => amount)),
  }));
  const oldest = transactions.at(-1);
  if (oldest && !isWhole) {
    const before = sumOf([oldest.balanceAfter]) - sumOf([oldest.amount]);
    groups.unshift({ label: `Before ${formatDay(new Date(oldest.createdAt))}`, hundredths: before });
  }
  const total = groups.reduce((sum, { hundredths }) => sum + hundredths, 0n);
  return {
    lines: splitReserved(groups, sumOf([reserved]))
      .filter(({ hundredths }) => hundredths !== 0n)
      .map(({ label, hundredths }) => ({ label, value: figureOf(hundredths, true), gain: hundredths > 0n })),
    total: { label: 'Current Balance', value: figureOf(total, false) },
  };
}

interface Group {
  label: string;
  hundredths: bigint;
}

/** Open withdrawals have left the balance as well, but may still come back. */
function splitReserved(groups: readonly Group[], reserved: bigint): Group[] {
  const withdrawn = groups.find(({ label }) => label === 'Withdrawn');
  if (!withdrawn || reserved <= 0n || reserved > -withdrawn.hundredths) return [...groups];
  const rest = groups.filter((group) => group !== withdrawn);
  return [
    ...rest,
    { label: 'Withdrawn', hundredths: withdrawn.hundredths + reserved },
    { label: 'Reserved for a withdrawal', hundredths: -reserved },
  ];
}

function labelOf({ category, type }: Transaction): Label {
  switch (category) {
    case 'earn':
    case 'promo':
    case 'event_prize':
      return 'Earned';
    case 'welcome':
      return 'Welcome bonus';
    case 'game_win':
      return 'Game payouts';
    case 'game':
      return 'Bets';
    case 'withdrawal':
      return 'Withdrawn';
    case 'adjustment':
      return 'Adjustments';
    case 'other':
      return type === 'event_fee' ? 'Event entries' : 'Other';
    default:
      category satisfies never;
      // A category of tomorrow's wallet.
      return 'Other';
  }
}

/** "+2,046.40": without the R$, which stands in the question. */
function figureOf(hundredths: bigint, signed: boolean): string {
  return formatAmount(toDecimal(hundredths), { signed }).replace('R$ ', '');
}
