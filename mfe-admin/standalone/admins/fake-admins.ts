import type { FakeCalls } from '@facet/remote-kit/testing';
import type { Admin } from '../../src/admins/admins-api.ts';

export function someAdmin(change: Partial<Admin> = {}): Admin {
  return {
    id: '01930000-0000-7000-8000-000000000001',
    username: 'mirela',
    role: 'owner',
    createdAt: '2026-01-04T10:00:00.000Z',
    hasTotp: true,
    lastSeenAt: new Date().toISOString(),
    sessions: 1,
    ...change,
  };
}

const ADMINS: Admin[] = [
  someAdmin(),
  someAdmin({ id: '01930000-0000-7000-8000-000000000002', username: 'piotr_k', role: 'admin', hasTotp: false, sessions: 2 }),
  someAdmin({
    id: '01930000-0000-7000-8000-000000000003',
    username: 'wei_support',
    role: 'moderator',
    hasTotp: false,
    lastSeenAt: null,
    sessions: 0,
  }),
];

export const fakeAdmins: FakeCalls = {
  'GET /api/admin/list-admins': () => ({ admins: ADMINS }),
  'GET /api/admin/operator-policy': () => ({ totpRequired: false }),
  'GET /api/admin/my-sessions': () => ({
    sessions: [
      {
        id: '01930000-0000-7000-8000-0000000000a1',
        createdAt: '2026-11-21T08:00:00.000Z',
        lastSeenAt: new Date().toISOString(),
        address: '203.0.113.7',
        userAgent: 'Firefox 150',
        current: true,
      },
      {
        id: '01930000-0000-7000-8000-0000000000a2',
        createdAt: '2026-11-20T08:00:00.000Z',
        lastSeenAt: '2026-11-20T09:00:00.000Z',
        address: null,
        userAgent: null,
        current: false,
      },
    ],
  }),
};
