import type { FakeCalls } from '@facet/remote-kit/testing';

export const MEMBER = '0193c7a4-0000-7000-8000-0000000011d7';

function referrals() {
  return {
    referrer: { memberId: 'u2', username: 'kaitlynplays' },
    referred: [{ memberId: 'u4', username: 'xX_Rinari_Xx', registeredAt: '2026-06-01T00:00:00.000Z', brought: '120.00' }],
    nextCursor: null,
    earnings: [
      {
        id: 'e1',
        amount: '4.20',
        bonusPercentage: 7,
        createdAt: '2026-11-20T12:00:00.000Z',
        username: 'xX_Rinari_Xx',
        source: 'wall',
        earned: '60.00',
      },
    ],
  };
}

/** Who brought one member, and whom they brought. */
export const fakeMembers: FakeCalls = { [`GET /api/admin/referrals/of-member/${MEMBER}`]: () => referrals() };
