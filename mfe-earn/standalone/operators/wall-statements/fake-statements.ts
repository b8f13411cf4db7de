import type { FakeCalls } from '@facet/remote-kit/testing';
import type { ComparedStatement } from '../../../src/operators/wall-statements/statements-api.ts';

export function someStatement(change: Partial<ComparedStatement> = {}): ComparedStatement {
  return {
    id: '01930000-0000-7000-8000-000000000301',
    provider: { id: 'b', label: 'BitLabs' },
    from: '2026-10-01T00:00:00.000Z',
    to: '2026-11-01T00:00:00.000Z',
    lines: 1204,
    said: '55090.07',
    here: '55102.57',
    agreed: 1202,
    missingHere: 1,
    missingThere: 1,
    different: 0,
    enteredAt: '2026-11-02T10:00:00.000Z',
    enteredBy: 'mirela',
    differences: [
      { kind: 'missing_there', transaction: 'B2-441903', said: null, here: '140.00', state: 'credited', memberId: 'm1', earnedAt: null },
      { kind: 'missing_here', transaction: 'B2-441877', said: '127.50', here: null, state: null, memberId: null, earnedAt: null },
    ],
    ...change,
  };
}

export const fakeStatements: FakeCalls = {
  'GET /api/admin/wall-statements': () => {
    const { differences: _differences, ...statement } = someStatement();
    return { statements: [statement], nextCursor: null, total: 1 };
  },
  [`GET /api/admin/wall-statements/${someStatement().id}`]: () => someStatement(),
};
