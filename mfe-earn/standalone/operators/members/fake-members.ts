import type { FakeCalls } from '@facet/remote-kit/testing';

export const MEMBER = '0193c7a4-0000-7000-8000-0000000011d7';

export const HELD = '0190a0a0-0000-7000-8000-0000000000f1';

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
    releasedBy: null,
  };
  const held = {
    ...one,
    id: HELD,
    key: 'h',
    label: 'BitLabs · Survey 4410',
    amount: '250.00',
    state: 'pending',
    transaction: '4410',
    releasesAt: '2026-12-05T05:31:00.000Z',
    heldBy: 'rule',
    creditedAt: null,
  };
  return { earnings: [held, one], nextCursor: null };
}

/** What one member earned. */
export const fakeMembers: FakeCalls = {
  [`GET /api/admin/earnings/of-member/${MEMBER}`]: () => earnings(),
  [`POST /api/admin/earnings/${HELD}/release`]: () => ({ earning: { ...earnings().earnings[0], state: 'sent', releasedBy: 'ada_owner' } }),
};
