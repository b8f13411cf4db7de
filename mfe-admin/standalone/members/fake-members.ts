import type { FakeCalls } from '@facet/remote-kit/testing';
import type {
  MemberCase,
  MemberFigures,
  MemberMoney,
  MoneyDay,
  Transaction,
  Round,
  SignIn,
  User,
  UserCounts,
  Withdrawal,
} from '../../src/members/members-api.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A time of the timeline, which tells of the last weeks: so many days ago. */
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

export function someUser(change: Partial<User> = {}): User {
  return {
    id: '0193c7a4-0000-7000-8000-0000000011d7',
    username: 'tundra_vex',
    platformUserId: '4418',
    isAdmin: false,
    adminRole: null,
    rank: 'Platinum',
    disabled: false,
    banReason: null,
    bannedAt: null,
    bannedBy: null,
    balance: '12904.25',
    totalEarned: '18880.75',
    wageredBalance: '8420.00',
    winnedBalance: '7011.60',
    lostBalance: '3180.50',
    debt: '0.00',
    riskSigns: ['shared_device'],
    createdAt: '2026-03-03T10:00:00.000Z',
    deletedAt: null,
    ...change,
  };
}

const users: User[] = [
  someUser(),
  someUser({ id: 'u2', username: 'kaitlynplays', balance: '9310.00', riskSigns: [] }),
  someUser({
    id: 'u3',
    username: 'mossy_pixel',
    disabled: true,
    banReason: 'Two accounts',
    bannedAt: '2026-11-19T10:00:00.000Z',
    bannedBy: 'jonas_m',
    riskSigns: [],
  }),
  someUser({ id: 'u4', username: 'xX_Rinari_Xx', balance: '0.00', debt: '38.00', riskSigns: [] }),
  someUser({ id: 'u5', username: 'mirela', isAdmin: true, adminRole: 'owner', riskSigns: [] }),
];

export function someUserCounts(change: Partial<UserCounts> = {}): UserCounts {
  const exactly = (total: number) => ({ total, totalIsExact: true });
  const few = { all: exactly(5), active: exactly(4), banned: exactly(1), debt: exactly(1), risk: exactly(1) };
  return { ...few, ...change };
}

export function someMoney(): MemberMoney {
  return {
    balance: '12904.25',
    totalEarned: '18880.75',
    debt: '0.00',
    held: '2500.00',
    wageredBalance: '8420.00',
    winnedBalance: '7011.60',
    lostBalance: '3180.50',
  };
}

export function someTransaction(change: Partial<Transaction> = {}): Transaction {
  const { description = 'Wall C · Learning online', line = { kind: null, values: {}, text: description } } = change;
  return {
    id: 'm1',
    type: 'wall_credit',
    category: 'earn',
    amount: '640.00',
    balanceAfter: '12904.25',
    debtAfter: '0.00',
    reason: description,
    source: 'earn',
    reference: 'wall:c:88121',
    account: 'wall:c',
    undo: false,
    createdAt: daysAgo(0.01),
    ...change,
    description,
    line,
  };
}

function transactions(cursor: string | null) {
  if (cursor !== null)
    return { transactions: [someTransaction({ id: 'm9', description: 'An older transaction', createdAt: daysAgo(30) })], nextCursor: null };
  const hold = {
    type: 'withdrawal',
    category: 'withdrawal',
    description: 'Gamepass "Arena Pass"',
    source: 'wallet',
    account: 'payouts:held',
  } as const;
  const transactions = [
    someTransaction(),
    someTransaction({
      id: 'm0',
      type: 'game_win',
      category: 'game_win',
      description: 'Bombs, 3 bombs',
      amount: '43.20',
      balanceAfter: '12264.25',
      source: 'games',
      reference: 'win:r0',
      account: 'house',
      createdAt: daysAgo(0.02),
    }),
    someTransaction({ ...hold, id: 'm2', amount: '-2500.00', balanceAfter: '12305.85', reference: 'withdrawal:w1', createdAt: daysAgo(1) }),
    ...[
      ['m3', 'Wall C · Offer 88117', '410.00', '14805.85', 1.1],
      ['m4', 'Wall C · Offer 88101', '1500.00', '14395.85', 1.11],
    ].map(([id, description, amount, balanceAfter, days]) =>
      someTransaction({ id, description, amount, balanceAfter, createdAt: daysAgo(Number(days)) } as Partial<Transaction>),
    ),
    someTransaction({
      id: 'm5',
      type: 'event_prize',
      category: 'event_prize',
      description: 'Won the event Friday Drop 47',
      amount: '500.00',
      balanceAfter: '12895.85',
      source: 'social',
      reference: 'event:47',
      createdAt: daysAgo(1.2),
    }),
    someTransaction({
      id: 'm6',
      undo: true,
      description: 'Reversed: Wall A · Offer 61',
      amount: '-120.00',
      balanceAfter: '12395.85',
      createdAt: daysAgo(2.4),
    }),
  ];
  return { transactions, nextCursor: '7' };
}

export function someWithdrawal(change: Partial<Withdrawal> = {}): Withdrawal {
  return {
    id: 'w1',
    amount: '2500.00',
    status: 'pending',
    gamepassName: 'Arena Pass',
    experienceName: 'Vex Arena',
    reason: null,
    decidedBy: null,
    note: null,
    createdAt: daysAgo(1),
    processedAt: null,
    ...change,
  };
}

function withdrawals() {
  const testWithdrawals = [someWithdrawal({ id: 'w2', amount: '25.00', createdAt: daysAgo(40) })];
  return { withdrawals: [someWithdrawal()], testWithdrawals, nextCursor: null, total: 1 };
}

export function someRound(change: Partial<Round> = {}): Round {
  return {
    id: 'r1',
    game: 'bombs',
    outcome: 'won',
    betAmount: '20.00',
    winAmount: '43.20',
    multiplier: 2.16,
    bombCount: 3,
    winChance: 0.45,
    startedAt: daysAgo(0.02),
    endedAt: daysAgo(0.02),
    ...change,
  };
}

function rounds() {
  const lost = { outcome: 'lost', winAmount: null } as const;
  const played = Array.from({ length: 12 }, (_, index) =>
    someRound({ id: `r${index}`, startedAt: daysAgo(0.02 + index / 10_000), ...(index % 3 > 0 && lost) }),
  );
  return { rounds: played, nextCursor: null };
}

export function someSignIn(change: Partial<SignIn> = {}): SignIn {
  return {
    id: 's1',
    device: 'a1b2c3d4e5f6',
    address: '203.0.113.7',
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
    deviceSince: daysAgo(200),
    createdAt: daysAgo(0.005),
    lastSeenAt: daysAgo(0),
    endedAt: null,
    ...change,
  };
}

/** They add up to the balance of someProfile. */
export function someFigures(change: { earned?: object; balance?: object } = {}): MemberFigures {
  const earned = {
    walls: '16240.50',
    tasks: '310.00',
    codes: '450.00',
    rewards: '0.00',
    referralShares: '1380.25',
    referralBonuses: '0.00',
  };
  const balance = { earned: '18880.75', welcome: '5.00', gameWins: '7011.60', bets: '-8420.00', eventEntries: '0.00' };
  return {
    earned: { ...earned, prizes: '500.00', total: '18880.75', ...change.earned },
    balance: { ...balance, adjustments: '26.90', withdrawn: '-4600.00', other: '0.00', total: '12904.25', ...change.balance },
  };
}

export function someCase(change: Partial<MemberCase> = {}): MemberCase {
  const fact = { title: 'Wall C · Learning online', amount: '120.00', at: daysAgo(4), state: null };
  const question = { kind: 'transaction', reason: 'not_arrived', fact } as const;
  const answered = { state: 'solved', decision: null, operator: null, createdAt: daysAgo(2.2), changedAt: daysAgo(2.1) } as const;
  return { id: '0193c7a4-0000-7000-8000-0000000000c1', number: '2041', ...question, ...answered, ...change };
}

function devices() {
  const isNew = someSignIn({
    id: 's2',
    device: 'ffffc3d4e5f6',
    userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/142.0 Safari/537.36',
    createdAt: daysAgo(1.05),
    deviceSince: daysAgo(1.05),
    endedAt: daysAgo(1),
  });
  return { sessions: [someSignIn(), isNew] };
}

const PATHS = {
  members: (id: string) => `members/${id}`,
  money: (id: string) => `money/of-member/${id}`,
  figures: (id: string) => `money/of-member/${id}/figures`,
  transactions: (id: string) => `money/of-member/${id}/transactions`,
  rounds: (id: string) => `rounds/of-member/${id}`,
  devices: (id: string) => `devices/of-member/${id}`,
  cases: (id: string) => `cases/of-member/${id}`,
  referrals: (id: string) => `referrals/of-member/${id}`,
};

/** The call that tells a part of a member's profile, of the first one's unless told otherwise. */
export const callOf = (part: keyof typeof PATHS, id = someUser().id): string => `GET /api/admin/${PATHS[part](id)}`;

/** As the wallet tells them: by time, of which the profile shows all. */
export const figuresAnswer = ({ earned, balance }: MemberFigures) => ({ earned: { total: earned }, balance, days: moneyDays() });

const moneyDays = (): MoneyDay[] =>
  Array.from({ length: 90 }, (_, index) => ({
    day: daysAgo(89 - index).slice(0, 10),
    in: `${(index * 37) % 90}.00`,
    out: `${(index * 53) % 40}.00`,
  }));

const FOUND: Record<string, (user: User) => boolean> = {
  active: ({ disabled }) => !disabled,
  banned: ({ disabled }) => disabled,
  debt: ({ debt }) => debt !== '0.00',
  risk: ({ riskSigns }) => riskSigns.length > 0,
};

/**
 * Five members: one with a risk sign, one banned, one with a debt, one who is an operator too; and the profile of the
 * first.
 */
export const fakeMembers: FakeCalls = {
  'GET /api/admin/money/earned-days': ({ query }) => ({
    members: (query.get('ids') ?? '')
      .split(',')
      .map((id, place) => ({ id, earned: [20, 35, 30, 48, 44, 60, place % 2 === 0 ? 82 : 9].map((sum) => `${sum}.00`) })),
  }),
  'GET /api/admin/users': ({ query }) => {
    const isFound = FOUND[query.get('filter') ?? ''] ?? (() => true);
    const rows = users.filter((user) => isFound(user) && user.username.includes(query.get('search') ?? ''));
    return { users: rows, nextCursor: null, total: rows.length, totalIsExact: true, unavailable: [] };
  },
  'GET /api/admin/users/counts': () => someUserCounts(),
  [callOf('members')]: () => ({ user: someUser() }),
  [callOf('money')]: () => someMoney(),
  [callOf('figures')]: () => figuresAnswer(someFigures()),
  [callOf('transactions')]: ({ query }) => transactions(query.get('cursor')),
  'GET /api/admin/withdrawals': () => withdrawals(),
  [callOf('rounds')]: () => rounds(),
  [callOf('devices')]: () => devices(),
  [callOf('cases')]: () => ({ cases: [someCase({ operator: 'jonas_m' })], nextCursor: null }),
  [callOf('referrals')]: () => ({ referrer: { memberId: 'u2', username: 'kaitlynplays' }, referred: [], nextCursor: null }),
};
