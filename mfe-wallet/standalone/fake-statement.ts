import type { PendingEarning } from '../src/api/pending-earning.ts';
import type { DayOfStatement, MonthOfStatement, StatementSummary, Transaction } from '../src/api/wallet-api.ts';
import { dayOf } from '../src/day-of.ts';

/** Lines of a statement, newest first, for tests and for running alone. */
export const fakeTransactions: readonly Transaction[] = [
  someTransaction({
    id: 'm6',
    type: 'withdrawal',
    category: 'withdrawal',
    line: { kind: 'withdrawal.gamepass', values: { gamepass: 'VIP Lounge' }, text: 'Gamepass "VIP Lounge"' },
    amount: '-250.00',
    balanceAfter: '1284.00',
    source: 'wallet',
    account: 'payouts:held',
    reference: 'withdrawal:w5',
    createdAt: '2026-11-20T19:05:00.000Z',
  }),
  someTransaction({ id: 'm5', amount: '44.00', balanceAfter: '1534.00', createdAt: '2026-11-20T14:20:00.000Z' }),
  someTransaction({
    id: 'm4',
    line: { kind: null, values: {}, text: 'Survey 811', undo: 'reversed' },
    undo: true,
    description: 'Reversed: Survey 811',
    amount: '-12.50',
    balanceAfter: '1490.00',
    reference: 'postback:b:811',
    account: 'wall:b',
    createdAt: '2026-11-19T08:11:00.000Z',
  }),
  someTransaction({
    id: 'm3',
    type: 'promo',
    category: 'promo',
    line: { kind: 'promo.code', values: { code: 'WELCOME25' }, text: 'Promo code WELCOME25' },
    amount: '25.00',
    balanceAfter: '1502.50',
    reference: 'promo:WELCOME25',
    account: 'promo',
    createdAt: '2026-11-18T17:00:00.000Z',
  }),
  someTransaction({
    id: 'm2',
    type: 'adjustment',
    category: 'adjustment',
    reason: 'Compensation for the outage',
    amount: '5.00',
    balanceAfter: '1477.50',
    source: 'admin',
    reference: 'adjustment:9',
    account: 'adjustments',
    createdAt: '2026-10-30T10:02:00.000Z',
  }),
  someTransaction({ id: 'm1', amount: '1472.50', balanceAfter: '1472.50', createdAt: '2026-10-02T09:12:00.000Z' }),
];

/** A page of the statement as the wallet answers it, by the days of whoever looks. */
export function somePage(transactions: readonly Transaction[], nextCursor: string | null = null) {
  const days: DayOfStatement[] = [...Map.groupBy(transactions, ({ createdAt }) => dayOf(createdAt))].map(([day, lines]) => {
    const amounts = lines.map(({ amount }) => Number(amount));
    // Few and small, so that no float loses anything; nothing of the page, which the gallery does not have.
    const sum = (of: readonly number[]) => of.reduce((total, amount) => total + amount, 0).toFixed(2);
    return {
      day,
      in: sum(amounts.filter((amount) => amount > 0)),
      out: sum(amounts.filter((amount) => amount < 0).map((amount) => -amount)),
    };
  });
  return { transactions, nextCursor, days };
}

/** The lines of a round of Bombs at 10.00, newest first; won: what it paid. */
export function someRound(id: string, time: string, won?: string): Transaction[] {
  const bet = { source: 'games', account: 'house', balanceAfter: '100.00', createdAt: `2026-11-20T${time}:00.000Z` };
  const kind = (name: string, values: Record<string, string>, text: string) => ({
    kind: `bombs.${name}`,
    values: { bombs: '3', ...values },
    text,
  });
  const multiplier = (Number(won ?? 0) / 10).toFixed(2);
  return [
    ...(won === undefined
      ? []
      : [
          someTransaction({
            ...bet,
            id: `win-${id}`,
            type: 'game_win',
            category: 'game_win',
            amount: won,
            reference: `win:${id}`,
            line: kind('won', { multiplier }, `Bombs, 3 bombs, won at ${multiplier}x`),
          }),
        ]),
    someTransaction({
      ...bet,
      id: `bet-${id}`,
      type: 'bet',
      category: 'game',
      amount: '-10.00',
      reference: `bet:${id}`,
      line: kind('bet', {}, 'Bombs, 3 bombs'),
    }),
  ];
}

export const fakePending: readonly PendingEarning[] = [
  { id: 'p1', source: 'wall', label: 'Survey 902', amount: '30.00', releasesAt: '2026-11-27T14:20:00.000Z', heldBy: 'rule' },
];

export function someTransaction(own: Partial<Transaction> = {}): Transaction {
  const { reason = own.line?.text ?? 'Survey 812' } = own;
  return {
    id: 'm1',
    type: 'wall_credit',
    category: 'earn',
    description: reason,
    line: { kind: null, values: {}, text: reason },
    amount: '44.00',
    balanceAfter: '44.00',
    debtAfter: '0.00',
    reason,
    source: 'earn',
    reference: 'postback:a:812',
    account: 'wall:a',
    undo: false,
    createdAt: '2026-11-20T14:20:00.000Z',
    ...own,
  };
}

export function someSummary(own: Partial<StatementSummary> = {}): StatementSummary {
  return {
    balance: '1284.00',
    held: '250.00',
    debt: '0.00',
    totalEarned: '2046.40',
    months: ['2026-11', '2026-10'],
    pending: [
      {
        id: 'w5',
        amount: '250.00',
        gamepassName: 'VIP Lounge',
        payoutState: 'held',
        type: 'normal',
        createdAt: '2026-11-20T19:05:00.000Z',
      },
    ],
    ...own,
  };
}

export function someMonth(own: Partial<MonthOfStatement> = {}): MonthOfStatement {
  return { month: '2026-11', in: '321.75', out: '288.50', games: '-21.20', net: '33.25', ...own };
}
