import type { FakeCalls } from '@facet/remote-kit/testing';

export const MEMBER = '0193c7a4-0000-7000-8000-0000000011d7';

const round = (id: string, change: object = {}) => ({
  id,
  game: 'bombs',
  outcome: 'won',
  betAmount: '20.00',
  winAmount: '43.20',
  multiplier: 2.16,
  bombCount: 3,
  winChance: 0.45,
  startedAt: '2026-11-21T05:31:00.000Z',
  endedAt: '2026-11-21T05:32:00.000Z',
  ...change,
});
const rounds = [
  round('r1'),
  round('r2', { outcome: 'lost', winAmount: null, multiplier: null }),
  round('r3', { game: 'crash', bombCount: null }),
];

export const someLimits = (change: object = {}) => ({
  dailyLossLimit: '50.00',
  nextDailyLossLimit: null,
  lostToday: '12.00',
  timeoutUntil: null,
  excludedUntil: null,
  ...change,
});

/** What one member played. */
export const fakeMembers: FakeCalls = {
  [`GET /api/admin/rounds/of-member/${MEMBER}`]: () => ({ rounds, nextCursor: null }),
  [`GET /api/admin/play-limits/of-member/${MEMBER}`]: () => someLimits(),
};
