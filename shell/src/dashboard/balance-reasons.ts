import { msg, type Transaction } from '@facet/remote-kit';
import { formatAmount, type SumListProps } from '@facet/ui';
import { t } from '../texts.ts';
import { formatDay } from './calendar.ts';
import { sumOf, toDecimal } from './decimal.ts';
import type { Statement } from './statement-api.ts';

const LABELS = {
  earned: msg('Earned'),
  welcome: msg('Welcome bonus'),
  payouts: msg('Game payouts'),
  bets: msg('Bets'),
  entries: msg('Event entries'),
  adjustments: msg('Adjustments'),
  other: msg('Other'),
  withdrawn: msg('Withdrawn'),
} as const;
type Kind = keyof typeof LABELS;
const KINDS = Object.keys(LABELS) as Kind[];

/** Why the balance is what it is: the transactions, grouped, on top of what was there before the first of them. Always adds up. */
export function balanceReasons({ transactions, isWhole }: Statement, reserved: string): SumListProps {
  const byKind = Map.groupBy(transactions, kindOf);
  const groups: Group[] = KINDS.map((kind) => ({
    kind,
    label: t(LABELS[kind]),
    hundredths: sumOf((byKind.get(kind) ?? []).map(({ amount }) => amount)),
  }));
  const oldest = transactions.at(-1);
  if (oldest && !isWhole) {
    const before = sumOf([oldest.balanceAfter]) - sumOf([oldest.amount]);
    groups.unshift({ kind: null, label: t('Before {day}', { day: formatDay(new Date(oldest.createdAt)) }), hundredths: before });
  }
  const total = groups.reduce((sum, { hundredths }) => sum + hundredths, 0n);
  return {
    lines: splitReserved(groups, sumOf([reserved]))
      .filter(({ hundredths }) => hundredths !== 0n)
      .map(({ label, hundredths }) => ({ label, value: figureOf(hundredths, true), gain: hundredths > 0n })),
    total: { label: t('Current Balance'), value: figureOf(total, false) },
  };
}

interface Group {
  /** null: no kind of transaction. */
  kind: Kind | null;
  label: string;
  hundredths: bigint;
}

/** Open withdrawals have left the balance as well, but may still come back. */
function splitReserved(groups: readonly Group[], reserved: bigint): Group[] {
  const withdrawn = groups.find(({ kind }) => kind === 'withdrawn');
  if (!withdrawn || reserved <= 0n || reserved > -withdrawn.hundredths) return [...groups];
  const rest = groups.filter((group) => group !== withdrawn);
  return [
    ...rest,
    { ...withdrawn, hundredths: withdrawn.hundredths + reserved },
    { kind: null, label: t('Held for a withdrawal'), hundredths: -reserved },
  ];
}

function kindOf({ category, type }: Transaction): Kind {
  switch (category) {
    case 'earn':
    case 'promo':
    case 'event_prize':
      return 'earned';
    case 'welcome':
      return 'welcome';
    case 'game_win':
      return 'payouts';
    case 'game':
      return 'bets';
    case 'withdrawal':
      return 'withdrawn';
    case 'adjustment':
      return 'adjustments';
    case 'other':
      return type === 'event_fee' ? 'entries' : 'other';
    default:
      category satisfies never;
      // A category of tomorrow's wallet.
      return 'other';
  }
}

/** "+2,046.40": without the R$, which stands in the question. */
function figureOf(hundredths: bigint, signed: boolean): string {
  return formatAmount(toDecimal(hundredths), { signed }).replace('R$ ', '');
}
