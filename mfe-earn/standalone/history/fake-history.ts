import { someFigures } from '@facet/remote-kit/fakes';
import type { Earning } from '../../src/api/earn-api.ts';
import type { ListPendingEarningsApiResponse } from '../../src/api/earn.generated.ts';

const namesIn = (text: string) => ({ kind: null, values: {}, text });

/** An earning of wall b that is in the balance, unless the test says otherwise. */
export function fakeEarning(own: Partial<Earning> = {}): Earning {
  const { label = 'BitLabs · Shopping habits' } = own;
  return {
    id: '0193a000-0000-7000-8000-000000000001',
    key: 'wall:b:credit:TX-1',
    source: 'wall',
    label,
    line: namesIn(label),
    amount: '44.00',
    state: 'credited',
    provider: { id: 'b', label: 'BitLabs' },
    transaction: 'TX-1',
    offer: 'Shopping habits',
    earnedAt: '2026-11-20T19:05:00.000Z',
    releasesAt: null,
    heldBy: null,
    creditedAt: '2026-11-20T19:05:02.000Z',
    reversedAt: null,
    ...own,
  };
}

const OF_NO_WALL = { provider: null, transaction: null, offer: null };

/** One line of each kind and each state, newest first. */
export function fakeHistory(): Earning[] {
  return [
    fakeEarning(),
    fakeEarning({
      id: 'e2',
      key: 'wall:c:credit:77',
      label: 'Lootably · Play to level 10',
      amount: '310.00',
      state: 'pending',
      provider: { id: 'c', label: 'Lootably' },
      transaction: '77',
      offer: 'Play to level 10',
      releasesAt: '2026-11-30T12:00:00.000Z',
      heldBy: 'wall',
      creditedAt: null,
    }),
    fakeEarning({
      id: 'e3',
      key: 'task:t3',
      source: 'task',
      label: 'Social task · Subscribe to our channel',
      line: { kind: 'task.completed', values: { title: 'Subscribe to our channel' }, text: 'Social task · Subscribe to our channel' },
      amount: '5.00',
      ...OF_NO_WALL,
    }),
    fakeEarning({
      id: 'e4',
      key: 'promo:p1',
      source: 'promo',
      label: 'Promo code WINTER26',
      line: { kind: 'promo.code', values: { code: 'WINTER26' }, text: 'Promo code WINTER26' },
      amount: '25.00',
      ...OF_NO_WALL,
    }),
    fakeEarning({
      id: 'e5',
      key: 'daily:2026-11-20',
      source: 'daily',
      label: 'Daily Login Bonus · day 3',
      line: { kind: 'daily.bonus', values: { day: '3' }, text: 'Daily Login Bonus · day 3' },
      amount: '20.00',
      ...OF_NO_WALL,
    }),
    fakeEarning({ id: 'e6', key: 'wall:b:credit:TX-0', state: 'reversed', amount: '18.50', reversedAt: '2026-11-19T08:00:00.000Z' }),
  ];
}

/** Walls and a daily bonus on each of the last 30 days up to 21 November 2026. */
export function fakeFigures() {
  const today = Date.parse('2026-11-21T00:00:00Z');
  const dayOf = (index: number): string => new Date(today - (29 - index) * 86_400_000).toISOString().slice(0, 10);
  const days = Array.from({ length: 30 }, (_, index) => [dayOf(index), { walls: ((index * 7) % 60) + 0.5, rewards: 10 }] as const);
  return someFigures({ days: Object.fromEntries(days) });
}

export function fakePending(): ListPendingEarningsApiResponse {
  return {
    pending: [
      {
        id: 'e2',
        source: 'wall',
        label: 'Lootably · Play to level 10',
        line: namesIn('Lootably · Play to level 10'),
        amount: '310.00',
        releasesAt: '2026-11-30T12:00:00.000Z',
        heldBy: 'rule',
      },
    ],
  };
}
