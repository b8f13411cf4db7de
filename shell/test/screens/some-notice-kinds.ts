import type { NoticeKind } from '@facet/remote-kit';

/** Kinds as a remote of the money declares them. */
export const someNoticeKinds: NoticeKind[] = [
  {
    kind: 'wallet.credit',
    label: 'Earnings',
    icon: 'coins',
    tone: 'accent',
    text: '{type, select, wall_credit {Offer completed} daily_bonus {Daily bonus} other {Credit}}: {amount}',
    detail: '{type, select, wall_credit {{reason}} promo {{reason}} other {}}',
  },
  {
    kind: 'wallet.reversal',
    label: 'Reversed credits',
    icon: 'undo-2',
    tone: 'danger',
    text: '{amount} reversed',
    detail: '{type, select, wall_credit {{reason}} promo {{reason}} other {}}',
    path: '/withdraw/statement',
    action: 'See the entry',
    isAlways: true,
  },
  {
    kind: 'wallet.withdrawal_paid',
    label: 'Withdrawals',
    icon: 'banknote-arrow-down',
    tone: 'accent',
    text: '{amount} paid out: we bought {gamepass}',
    path: '/withdraw/receipt/{withdrawal}',
    action: 'See the receipt',
    isAlways: true,
  },
  {
    kind: 'wallet.withdrawal_refused',
    label: 'Withdrawals',
    icon: 'banknote-arrow-down',
    tone: 'danger',
    text: 'We couldn’t pay out {gamepass}',
    detail: '{reason} Your {amount} is back in your balance.',
    path: '/withdraw?of={withdrawal}',
    action: 'Ask again',
    isAlways: true,
  },
];
