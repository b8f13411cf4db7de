import type { FakeCalls } from '@facet/remote-kit/testing';
import type { CodeBatch } from '../../../src/operators/code-batches/code-batches-api.ts';

export function someBatch(change: Partial<CodeBatch> = {}): CodeBatch {
  return {
    id: '01930000-0000-7000-8000-000000000401',
    prefix: 'STREAM-',
    size: 200,
    reward: '25.00',
    currentUses: 84,
    paidOut: '2100.00',
    expiresAt: '2026-12-15T23:59:00.000Z',
    isActive: true,
    note: 'Handed out by ZephyrQuill, November',
    createdAt: '2026-11-01T00:00:00.000Z',
    createdBy: 'mirela',
    ...change,
  };
}

/** One that is handed out, one that is switched off. */
export const fakeCodeBatches: FakeCalls = {
  'GET /api/admin/code-batches/proposals': () => ({ proposals: [], total: 0 }),
  'GET /api/admin/code-batches': () => ({
    batches: [someBatch(), someBatch({ id: 'b2', prefix: 'LETTER-', currentUses: 0, paidOut: '0.00', note: '', isActive: false })],
    nextCursor: null,
    total: 2,
  }),
};
