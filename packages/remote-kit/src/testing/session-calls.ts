import type { Member } from '../session/member.ts';
import type { Transaction } from '../session/transaction.ts';
import type { FakeCalls } from './fake-api.ts';

/** A member for tests, with what matters to the test put in. */
export function someMember(own: Partial<Member> = {}): Member {
  return {
    id: '01890000-0000-7000-8000-000000000001',
    username: 'nova_builder',
    balance: '1284.00',
    totalEarned: '2046.40',
    rank: 'Bronze',
    adminRole: null,
    profilePicture: null,
    disabled: false,
    banReason: null,
    bannedAt: null,
    bannedBy: null,
    ...own,
  };
}

/** The calls that every screen shares, as identity and wallet answer them. */
export function sessionCalls(member: Member | null, transactions: Transaction[] = []): FakeCalls {
  return {
    'GET /api/auth/user': () => member,
    'GET /api/user/profile': () => ({ user: member }),
    'GET /api/user/transactions': () => ({ transactions, nextCursor: null }),
    'GET /api/public/settings': () => [
      { key: 'min_withdrawal', value: '100' },
      { key: 'event_min_total_earned', value: '20' },
      { key: 'roblox_group_link', value: 'https://example.com/group' },
      { key: 'discord_link', value: 'https://example.com/discord' },
    ],
    'GET /api/settings/min_withdrawal': () => ({ value: '100' }),
  };
}
