import type { FakeCalls } from '@facet/remote-kit/testing';
import type { Postback, Replayed } from '../../../src/operators/postbacks/postbacks-api.ts';

const id = (number: number): string => `01930000-0000-7000-8000-0000000004${String(number).padStart(2, '0')}`;

export function somePostback(change: Partial<Postback> = {}): Postback {
  return {
    id: id(1),
    provider: { id: 'c', label: 'Lootably' },
    receivedAt: '2026-11-21T05:53:48.112Z',
    verdict: 'refused',
    outcome: null,
    transaction: '88118',
    memberId: null,
    username: 'pyro_kestrel',
    amount: '9500.00',
    reason: 'signature',
    detail: 'differs from the one sent',
    alert: null,
    settledAt: '2026-11-21T05:53:48.116Z',
    earning: null,
    revenue: null,
    calls: 2,
    replayedAt: null,
    replayedBy: null,
    answered: { status: 403, body: 'invalid signature' },
    raw: {
      method: 'GET',
      target: '/api/postbacks/c?userID=pyro_kestrel&transactionID=88118&currencyReward=9500&status=1&hash=8c1fe07a',
      headers: {},
      body: '',
      address: '203.0.113.40',
    },
    ...change,
  };
}

const credited = { verdict: 'accepted', outcome: 'credit', reason: null, detail: null } as const;

const postbacks: Postback[] = [
  somePostback({
    id: id(2),
    ...credited,
    transaction: '88124',
    username: 'tundra_vex',
    amount: '640.00',
    earning: { id: 'e1', state: 'credited' },
    revenue: { amount: '6.40', isSigned: true },
  }),
  somePostback({
    id: id(3),
    ...credited,
    transaction: '88123',
    username: 'hexa_dream',
    amount: '12.50',
    earning: { id: 'e2', state: 'sent' },
  }),
  somePostback({ id: id(4), verdict: 'duplicate', reason: null, transaction: 'tx-9010c7', username: 'cobaltfrog', amount: '112.00' }),
  somePostback({ id: id(5), reason: 'unknown_member', transaction: '88120', username: null, amount: '320.00' }),
  somePostback(),
  somePostback({ id: id(6), ...credited, outcome: 'reverse', transaction: 'tx-900fe2', username: 'kaitlynplays', amount: '120.00' }),
  somePostback({
    id: id(7),
    ...credited,
    transaction: '88111',
    username: 'NoobMaster_Ty',
    amount: '4200.00',
    alert: 'R$ 840.00 for a dollar, where R$ 100.00 is set',
  }),
];

export function someReplay(change: Partial<Replayed> = {}): Replayed {
  return {
    isDry: true,
    verdict: 'accepted',
    outcome: 'credit',
    transaction: '88118',
    memberId: 'm1',
    amount: '9500.00',
    reason: null,
    detail: null,
    ...change,
  };
}

/** Every verdict once or twice. */
export const fakePostbacks: FakeCalls = {
  'GET /api/admin/postbacks': ({ query }) => {
    const rows = postbacks.filter(({ verdict, reason, alert }) => {
      const isAsked = !query.has('verdict') || verdict === query.get('verdict');
      return isAsked && (!query.has('reason') || reason === query.get('reason')) && (!query.has('alert') || alert !== null);
    });
    return { postbacks: rows, nextCursor: null, total: rows.length };
  },
  'GET /api/admin/postbacks/counts': () => ({
    counts: [
      { verdict: 'accepted', reason: null, count: 1631 },
      { verdict: 'duplicate', reason: null, count: 38 },
      { verdict: 'refused', reason: 'signature', count: 9 },
      { verdict: 'refused', reason: 'unknown_member', count: 5 },
    ],
    reversed: 19,
    alerts: 1,
  }),
  ...Object.fromEntries(postbacks.map((postback) => [`GET /api/admin/postbacks/${postback.id}`, () => ({ postback })])),
  [`POST /api/admin/postbacks/${id(1)}/replay`]: () => someReplay(),
};
