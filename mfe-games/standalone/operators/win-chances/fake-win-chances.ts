import type { FakeCalls } from '@facet/remote-kit/testing';
import type { Override } from '../../../src/operators/win-chances/win-chances-api.ts';

const [DAY, FALCON] = ['2026-11-01T00:00:00.000Z', '01930000-0000-7000-8000-000000000401'];

export function someOverride(change: Partial<Override> = {}): Override {
  return {
    id: '01930000-0000-7000-8000-000000000501',
    userId: FALCON,
    username: 'Dark_Falcon09',
    gameType: 'bombs',
    houseEdgeMultiplier: 0.35,
    maxMultiplierOverride: null,
    notes: 'Won 9 of 10 sessions',
    createdAt: DAY,
    createdBy: 'mirela',
    classification: 'House Advantage',
    advice: 'Sustainable for platform',
    playerExpectedValue: -0.37,
    houseEdge: 65,
    returnToPlayer: 0.63,
    roundsEnded: 1420,
    roundsWon: 480,
    ...change,
  };
}

const breakEven = {
  houseEdgeMultiplier: 0.52,
  classification: 'Near Break-even',
  playerExpectedValue: -0.064,
  maxMultiplierOverride: 12,
} as const;
const generous = {
  houseEdgeMultiplier: 0.6,
  classification: 'Player Advantage',
  playerExpectedValue: 0.08,
  maxMultiplierOverride: 3,
} as const;

const overrides: Override[] = [
  someOverride(),
  someOverride({ id: 'o2', userId: 'm2', username: 'ZephyrQuill', notes: null, ...breakEven }),
  someOverride({ id: 'o3', userId: 'm3', username: 'promo_account', gameType: 'crash', roundsEnded: 0, roundsWon: 0, ...generous }),
];

/** One of each class; Dark_Falcon09 has one for Bombs. */
export const fakeWinChances: FakeCalls = {
  'GET /api/admin/user-probability-overrides': ({ query }) => {
    const [userId, wanted] = [query.get('userId'), query.get('classification')];
    const rows = overrides.filter(
      (each) => (userId === null || each.userId === userId) && (wanted === null || each.classification === wanted),
    );
    const counts = { all: 3, 'Player Advantage': 1, 'Near Break-even': 1, 'House Advantage': 1 };
    return { overrides: rows, counts, nextCursor: null, total: rows.length };
  },
};
