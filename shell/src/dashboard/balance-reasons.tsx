import { formatFigure, sumOf, toDecimal } from '@facet/ui';
import { msg, type Message } from '@facet/remote-kit';
import type { SumListProps } from '@facet/ui';
import { t } from '../texts.ts';
import type { Figures } from './figures-api.ts';
import { StatementLink } from './statement-link.tsx';

type Part = Exclude<keyof Figures['balance'], 'total'>;

/** What each part is called, in its order, and how the statement finds its lines. */
const PARTS: Readonly<Record<Part, { label: Message; filter: Readonly<Record<string, string>> }>> = {
  earned: { label: msg('Earned'), filter: { earned: 'total' } },
  welcome: { label: msg('Welcome bonus'), filter: { category: 'welcome' } },
  gameWins: { label: msg('Game payouts'), filter: { category: 'game_win' } },
  bets: { label: msg('Bets'), filter: { category: 'game' } },
  eventEntries: { label: msg('Event entries'), filter: { category: 'other' } },
  adjustments: { label: msg('Adjustments'), filter: { category: 'adjustment' } },
  other: { label: msg('Other'), filter: { category: 'other' } },
  withdrawn: { label: msg('Withdrawn'), filter: { category: 'withdrawal' } },
};

/**
 * Why the balance is what it is, as the wallet tells it. What open withdrawals hold has left it as well, but may still
 * come back.
 */
export function balanceReasons(balance: Figures['balance'], reserved: string): SumListProps {
  const held = sumOf([reserved]) > 0n && sumOf([reserved]) <= -sumOf([balance.withdrawn]) ? sumOf([reserved]) : 0n;
  const parts = (Object.keys(PARTS) as Part[]).map((part) => ({
    label: <StatementLink filter={PARTS[part].filter}>{t(PARTS[part].label)}</StatementLink>,
    hundredths: sumOf([balance[part]]) + (part === 'withdrawn' ? held : 0n),
  }));
  return {
    lines: [...parts, { label: t('Held for a withdrawal'), hundredths: -held }]
      .filter(({ hundredths }) => hundredths !== 0n)
      .map(({ label, hundredths }) => ({ label, value: formatFigure(toDecimal(hundredths), { signed: true }), gain: hundredths > 0n })),
    total: { label: t('Current Balance'), value: formatFigure(balance.total) },
  };
}
