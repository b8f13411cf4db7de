import type { FakeCalls } from '@facet/remote-kit/testing';
import type { AuditEntry } from '../../src/audit/audit-api.ts';

export function someEntry(change: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: '01930000-0000-7000-8000-0000000000e1',
    at: '2026-11-21T05:40:17.000Z',
    operator: { id: '01930000-0000-7000-8000-000000000002', username: 'piotr_k', role: 'admin' },
    action: 'win_chance.set',
    object: { type: 'member', id: '0193c1f2-0000-7000-8000-00000000a90e', label: 'ZephyrQuill' },
    input: { gameType: 'bombs', houseEdgeMultiplier: 0.52 },
    before: { gameType: 'bombs', houseEdgeMultiplier: 0.45 },
    after: { gameType: 'bombs', houseEdgeMultiplier: 0.52, notes: 'Streamer for November' },
    outcome: 'succeeded',
    problem: null,
    address: '203.0.113.7',
    ...change,
  };
}

const ENTRIES: AuditEntry[] = [
  someEntry(),
  someEntry({
    id: '01930000-0000-7000-8000-0000000000e2',
    action: 'member.adjust_balance',
    outcome: 'failed',
    problem: 'The balance does not reach that far',
    after: null,
    before: null,
    input: { amount: '-500.00', description: 'Correction' },
  }),
  someEntry({ id: '01930000-0000-7000-8000-0000000000e3', action: 'withdrawal.process', outcome: 'unknown', after: null, address: null }),
];

export const fakeAudit: FakeCalls = {
  'GET /api/admin/audit': () => ({ entries: ENTRIES, nextCursor: null, total: ENTRIES.length }),
};
