import type { FakeCalls } from '@facet/remote-kit/testing';

export const MEMBER = '0193c7a4-0000-7000-8000-0000000011d7';

function earnings() {
  const one = {
    id: 'e1',
    key: 'k',
    source: 'wall',
    label: 'Lootably · Offer 88121',
    amount: '640.00',
    state: 'credited',
    transaction: '88121',
    offer: null,
    earnedAt: '2026-11-21T05:31:00.000Z',
    releasesAt: null,
    heldBy: null,
    creditedAt: '2026-11-21T05:31:00.000Z',
    reversedAt: null,
  };
  return { earnings: [one], nextCursor: null };
}

/** What one member earned. */
export const fakeMembers: FakeCalls = { [`GET /api/admin/earnings/of-member/${MEMBER}`]: () => earnings() };
