import type { Experience, Gamepass, Withdrawal } from '../src/api/wallet-api.ts';

const detailOf: Record<Withdrawal['payoutState'], Withdrawal['detail']> = {
  held: 'pending',
  processing: 'processing',
  unknown: 'processing',
  paid: 'paid',
  rejected: 'refused',
  cancelled: 'cancelled',
};

/** Answers of the wallet, for tests and for running alone. */
export const fakeExperiences: readonly Experience[] = [
  { experienceId: '501', placeId: '901', name: 'Tower of Tides' },
  { experienceId: '502', placeId: '902', name: 'Nova Tycoon' },
];

export const fakeGamepasses: readonly Gamepass[] = [
  someGamepass({ id: '11', displayName: 'Coral Trail', price: '25.00' }),
  someGamepass({ id: '12', displayName: 'Double Jump', price: '100.00' }),
  someGamepass({ id: '13', displayName: 'VIP Lounge', price: '250.00' }),
  someGamepass({ id: '14', displayName: 'Founder', price: '2500.00' }),
];

export const fakeWithdrawals: readonly Withdrawal[] = [
  someWithdrawal({ id: 'w5', createdAt: '2026-11-20T19:05:00.000Z' }),
  someWithdrawal({ id: 'w4', payoutState: 'unknown', gamepassName: 'Sea Shanty', createdAt: '2026-11-19T10:40:00.000Z' }),
  someWithdrawal({ id: 'w3', payoutState: 'paid', gamepassName: 'Double Jump', amount: '100.00', createdAt: '2026-11-02T18:21:00.000Z' }),
  someWithdrawal({ id: 'w2', payoutState: 'paid', gamepassName: 'Starter Pack', amount: '400.00', createdAt: '2026-10-19T09:03:00.000Z' }),
  someWithdrawal({
    id: 'w1',
    payoutState: 'rejected',
    reason: 'Gamepass price had changed.',
    gamepassName: 'Starter Pack',
    amount: '400.00',
    createdAt: '2026-10-11T20:47:00.000Z',
  }),
];

export function someGamepass(own: Partial<Gamepass> = {}): Gamepass {
  return { id: '13', name: 'vip-lounge', displayName: 'VIP Lounge', description: '', price: '250.00', unavailable: null, ...own };
}

/** Held unless its `payoutState` says otherwise; the status follows from that. */
export function someWithdrawal(own: Partial<Omit<Withdrawal, 'status' | 'detail'>> = {}): Withdrawal {
  const { payoutState = 'held', createdAt = '2026-11-20T19:05:00.000Z' } = own;
  const status = statusOf(payoutState);
  return {
    id: 'w5',
    userId: '01890000-0000-7000-8000-000000000001',
    username: 'nova_builder',
    amount: '250.00',
    status,
    payoutState,
    detail: detailOf[payoutState],
    type: 'normal',
    gamepassName: 'VIP Lounge',
    experienceName: 'Tower of Tides',
    gamepassId: '13',
    gamepassLink: 'https://www.roblox.com/game-pass/13',
    reason: null,
    cancellable: payoutState === 'held',
    createdAt,
    processedAt: status === 'pending' ? null : createdAt,
    ...own,
  };
}

function statusOf(payoutState: Withdrawal['payoutState']): Withdrawal['status'] {
  if (payoutState === 'paid') return 'completed';
  return payoutState === 'rejected' || payoutState === 'cancelled' ? 'failed' : 'pending';
}
