import type { FakeCalls } from '@facet/remote-kit/testing';
import type { PromoCode, ProposedPromoCode } from '../../../src/operators/promo-codes/promo-codes-api.ts';

export function somePromoCode(change: Partial<PromoCode> = {}): PromoCode {
  return {
    id: '01930000-0000-7000-8000-000000000101',
    code: 'AUTUMN50',
    batchId: null,
    reward: '50.00',
    maxUses: 1000,
    currentUses: 812,
    expiresAt: '2026-11-30T23:59:00.000Z',
    isActive: true,
    state: 'active',
    paidOut: '40600.00',
    createdAt: '2026-11-01T00:00:00.000Z',
    createdBy: 'mirela',
    version: 1,
    ...change,
  };
}

export const someProposedPromoCode: ProposedPromoCode = {
  id: '01930000-0000-7000-8000-000000000410',
  asked: { code: 'FORALL', reward: '50.00', maxUses: null, expiresAt: null },
  promised: '620900.00',
  by: { id: 'op-2', username: 'jonas_m' },
  createdAt: '2026-11-20T10:00:00.000Z',
};

const promoCodes: PromoCode[] = [
  somePromoCode(),
  somePromoCode({ id: 'p2', code: 'WELCOME10', reward: '10.00', maxUses: null, currentUses: 4318, paidOut: '43180.00', expiresAt: null }),
  somePromoCode({ id: 'p3', code: 'STREAMNIGHT', reward: '75.00', maxUses: 200, currentUses: 200, paidOut: '15000.00', state: 'used_up' }),
  somePromoCode({ id: 'p4', code: 'SUMMER26', reward: '30.00', maxUses: 2000, currentUses: 1922, paidOut: '57660.00', state: 'expired' }),
  somePromoCode({
    id: 'p5',
    code: 'TESTRUN',
    reward: '1.00',
    maxUses: 10,
    currentUses: 3,
    paidOut: '3.00',
    isActive: false,
    state: 'inactive',
  }),
];

/** Five codes, one in each state but active, which two are. */
export const fakePromoCodes: FakeCalls = {
  'GET /api/admin/promo-codes/limit': () => ({ limit: '10000.00', left: '10000.00', everyone: 12_418 }),
  'GET /api/admin/promo-codes/proposals': () => ({ proposals: [], total: 0 }),
  'GET /api/admin/promo-codes': ({ query }) => {
    const isFound = ({ state }: PromoCode) => !query.has('state') || (state === 'active') === (query.get('state') === 'active');
    const found = promoCodes.filter(({ code }) => code.includes((query.get('search') ?? '').toUpperCase()));
    const active = found.filter(({ state }) => state === 'active').length;
    const rows = found.filter(isFound);
    return {
      promoCodes: rows,
      counts: { all: found.length, active, ended: found.length - active },
      nextCursor: null,
      total: rows.length,
    };
  },
};
