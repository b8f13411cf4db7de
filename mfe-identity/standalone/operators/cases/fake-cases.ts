import type { FakeCalls } from '@facet/remote-kit/testing';
import type { OperatorThread, QueuedCase } from '../../../src/operators/cases/cases-api.ts';
import { callOf, daysAgo, MEMBER } from '../members/fake-members.ts';

export function someQueuedCase(change: Partial<QueuedCase> = {}): QueuedCase {
  return {
    id: '0193c7a4-0000-7000-8000-0000000000c1',
    number: '2041',
    kind: 'transaction',
    reason: 'not_arrived',
    factId: '0193c7a4-0000-7000-8000-0000000000f1',
    fact: { title: 'Wall C · Learning online', amount: '120.00', at: '2026-11-19T16:21:00.000Z', state: null },
    state: 'open',
    decision: null,
    version: 1,
    operator: null,
    memberId: MEMBER,
    username: 'tundra_vex',
    snoozedUntil: null,
    snoozedBy: null,
    assignee: null,
    lastText: 'I finished the survey on Thursday and it still says nothing.',
    createdAt: '2026-11-21T02:58:00.000Z',
    changedAt: '2026-11-21T02:58:00.000Z',
    ...change,
  };
}

export const someAppeal = someQueuedCase({
  id: '0193c7a4-0000-7000-8000-0000000000c2',
  number: '2042',
  kind: 'appeal',
  reason: 'other',
  factId: null,
  fact: null,
  username: 'mossy_pixel',
  lastText: 'I share the iPad with my brother.',
});
const QUEUE = [
  someQueuedCase(),
  someAppeal,
  someQueuedCase({
    id: '0193c7a4-0000-7000-8000-0000000000c3',
    number: '2043',
    kind: 'withdrawal',
    username: 'kaitlynplays',
    operator: 'jonas_m',
    assignee: 'jonas_m',
  }),
];

export function someCaseThread(of: QueuedCase = someQueuedCase(), change: Partial<OperatorThread> = {}): OperatorThread {
  const isAppeal = of.kind === 'appeal';
  return {
    case: of,
    messages: [
      { id: `${of.id}-1`, operator: null, text: of.lastText, createdAt: '2026-11-21T02:58:00.000Z' },
      ...(of.operator === null
        ? []
        : [{ id: `${of.id}-2`, operator: of.operator, text: 'We are asking the wall.', createdAt: '2026-11-21T05:40:00.000Z' }]),
    ],
    notes:
      of.operator === null
        ? []
        : [
            {
              id: `${of.id}-n1`,
              operator: of.operator,
              text: 'The secret was rotated at 16:20 that day. Looks like ours.',
              createdAt: '2026-11-21T05:41:00.000Z',
            },
          ],
    member: {
      id: of.memberId,
      username: of.username,
      disabled: isAppeal,
      banReason: isAppeal ? 'Shares a device with 14 chargebacks' : null,
      bannedBy: isAppeal ? 'jonas_m' : null,
      bannedAt: isAppeal ? '2026-11-20T05:22:00.000Z' : null,
    },
    earlier: isAppeal
      ? []
      : [someQueuedCase({ id: '0193c7a4-0000-7000-8000-0000000000c9', number: '1988', state: 'solved', reason: 'wrong_amount' })],
    ...change,
  };
}

export const fakeCases: FakeCalls = {
  'GET /api/admin/cases': ({ query }) => ({
    cases: (query.get('group') ?? 'open') === 'open' ? QUEUE : [],
    nextCursor: null,
    counts: { open: exactly(3), waiting: exactly(5), snoozed: exactly(2), over: { total: 1000, totalIsExact: false } },
    assigned: { me: exactly(1), nobody: exactly(2) },
  }),
  'GET /api/admin/cases/count': () => ({ count: 3 }),
  ...Object.fromEntries(QUEUE.map((each) => [`GET /api/admin/cases/${each.id}`, () => someCaseThread(each)])),
  [callOf('cases')]: () => ({
    cases: [someQueuedCase({ state: 'solved', operator: 'jonas_m', createdAt: daysAgo(2.2), changedAt: daysAgo(2.1) })],
    nextCursor: null,
  }),
  'GET /api/admin/canned-answers': () => ({
    answers: [
      {
        id: 'a1',
        title: 'Walls take a day',
        text: 'Most walls need up to 24 hours to confirm a survey. If nothing has come by then, write here again.',
      },
      { id: 'a2', title: 'Paid, pending on the platform', text: 'We bought your gamepass. The platform holds a sale for about 5 days.' },
    ],
  }),
};

export function exactly(total: number) {
  return { total, totalIsExact: true };
}
