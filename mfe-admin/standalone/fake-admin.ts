import type { FakeCalls } from '@facet/remote-kit/testing';
import { fakeAdmins } from './admins/fake-admins.ts';
import { fakeAudit } from './audit/fake-audit.ts';
import type { Overview } from '../src/overview/overview-api.ts';
import { fakeSavedViews } from './saved-views/fake-saved-views.ts';
import { fakeReleases } from './releases/fake-releases.ts';
import { fakeShirtTool } from './shirt-tool/fake-shirt-tool.ts';
import { fakeSettings } from './site-settings/fake-settings.ts';
import { fakeMembers } from './members/fake-members.ts';
import type { Account } from '../src/session/index.ts';

const MINUTE_MS = 60_000;

export function someOperator(change: Partial<Account> = {}): Account {
  return {
    id: '01930000-0000-7000-8000-000000000001',
    username: 'mirela',
    role: 'owner',
    hasTotp: true,
    mustAddTotp: false,
    freshUntil: '2999-01-01T00:00:00Z',
    idleEndsAt: inMinutes(30),
    endsAt: inMinutes(720),
    ...change,
  };
}

function someOverview(): Overview {
  return {
    counts: { totalUsers: 12_418, pendingWithdrawals: 12, activePromoCodes: 7, activeEvents: 4 },
    users: { banned: 117 },
    withdrawals: { held: '9420.00', oldestAt: inMinutes(-3120), overOneDay: 3, unknown: 1 },
    promoCodes: { all: 19 },
    events: { prizes: '5500.00', nextEndsAt: inMinutes(360), upcoming: 2 },
    unavailable: [],
  };
}

/** Everything answers; signed in as `operator`, or nobody. */
export function fakeCalls(operator: Account | null = someOperator()): FakeCalls {
  return {
    'GET /api/auth/admin-status': () => ({ isAdmin: operator !== null, operator }),
    'GET /api/admin/overview': () => someOverview(),
    'GET /api/admin/active-users': ({ query }) => ({ count: { '1': 41, '6': 210, '12': 388 }[query.get('hours') ?? ''] ?? 612 }),
    ...fakeMembers,
    ...fakeSettings,
    ...fakeAdmins,
    ...fakeAudit,
    ...fakeReleases,
    ...fakeShirtTool,
    ...fakeSavedViews,
  };
}

export function inMinutes(minutes: number): string {
  return new Date(Date.now() + minutes * MINUTE_MS).toISOString();
}
