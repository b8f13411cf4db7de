import { MoneyText, Type } from '@facet/service-kit';

const Text = Type.String();
const NullableText = Type.Union([Text, Type.Null()]);
const NullableMoney = Type.Union([MoneyText, Type.Null()]);
const NullableNumber = Type.Union([Type.Number(), Type.Null()]);
const nextCursor = NullableText;

/** What each part of a member's profile answers; the words of the services that own them. */
export const Money = Type.Object(
  {
    balance: MoneyText,
    totalEarned: MoneyText,
    debt: MoneyText,
    held: MoneyText,
    wageredBalance: MoneyText,
    winnedBalance: MoneyText,
    lostBalance: MoneyText,
  },
  { $id: 'MemberMoney' },
);

const amountsOf = <Name extends string>(...names: Name[]) =>
  Type.Object(Object.fromEntries(names.map((name) => [name, MoneyText])) as Record<Name, typeof MoneyText>);

export const Figures = Type.Object(
  {
    earned: amountsOf('walls', 'tasks', 'codes', 'rewards', 'referralShares', 'referralBonuses', 'prizes', 'total'),
    balance: amountsOf('earned', 'welcome', 'gameWins', 'bets', 'eventEntries', 'adjustments', 'withdrawn', 'other', 'total'),
  },
  {
    $id: 'MemberFigures',
    description: 'what the member earned by source, debts that it paid too; and what the balance is made of: its parts add up to its total',
  },
);

export const Transactions = Type.Object({
  transactions: Type.Array(
    Type.Object(
      {
        id: Text,
        type: Text,
        category: Text,
        description: Text,
        amount: MoneyText,
        balanceAfter: MoneyText,
        debtAfter: MoneyText,
        source: Type.String({ description: 'the service that moved it' }),
        reference: Type.String({ description: 'the service’s own key of it; of an adjustment its id' }),
        account: Text,
        undo: Type.Boolean(),
        createdAt: Text,
      },
      { $id: 'MemberTransaction' },
    ),
  ),
  nextCursor,
});

export const Earnings = Type.Object({
  earnings: Type.Array(
    Type.Object(
      {
        id: Text,
        key: Text,
        source: Text,
        label: Text,
        amount: MoneyText,
        state: Text,
        transaction: NullableText,
        offer: NullableText,
        earnedAt: Text,
        releasesAt: NullableText,
        creditedAt: NullableText,
        reversedAt: NullableText,
      },
      { $id: 'MemberEarning' },
    ),
  ),
  nextCursor,
});

const MemberWithdrawal = Type.Object({
  id: Text,
  amount: MoneyText,
  status: Text,
  payoutState: Text,
  gamepassName: Text,
  gamepassLink: Text,
  experienceName: NullableText,
  reason: NullableText,
  decidedBy: NullableText,
  note: NullableText,
  createdAt: Text,
  processedAt: NullableText,
});
export const Withdrawals = Type.Object({
  withdrawals: Type.Array(MemberWithdrawal),
  testWithdrawals: Type.Array(MemberWithdrawal, { description: 'the latest 20' }),
  nextCursor,
  total: Type.Integer(),
});

export const Rounds = Type.Object({
  rounds: Type.Array(
    Type.Object(
      {
        id: Text,
        game: Text,
        outcome: Text,
        betAmount: MoneyText,
        winAmount: NullableMoney,
        multiplier: NullableNumber,
        bombCount: NullableNumber,
        winChance: Type.Number(),
        startedAt: Text,
        endedAt: NullableText,
      },
      { $id: 'MemberRound' },
    ),
  ),
  nextCursor,
});

const SharingCount = Type.Object({ members: Type.Integer(), banned: Type.Integer({ description: 'of these' }) });

export const Devices = Type.Object({
  sessions: Type.Array(
    Type.Object(
      {
        id: Text,
        device: Type.String({ description: 'the same text is the same browser' }),
        address: NullableText,
        userAgent: NullableText,
        deviceSince: Type.Optional(
          Type.Union([Text, Type.Null()], {
            description: 'when this account was first seen on the device; null: the device is forgotten; absent: not told',
          }),
        ),
        createdAt: Text,
        lastSeenAt: Text,
        endedAt: Type.Union([Text, Type.Null()], { description: 'null: signed in now' }),
      },
      { $id: 'MemberSession' },
    ),
  ),
  sharedWith: Type.Array(
    Type.Object(
      {
        memberId: Text,
        username: Text,
        banned: Type.Optional(Type.Boolean({ description: 'absent: not told' })),
        device: Type.Boolean(),
        address: Type.Boolean(),
      },
      { $id: 'SharedWith' },
    ),
    { description: 'who uses the same devices, then the same addresses; 50 at most' },
  ),
  sharing: Type.Optional(
    Type.Object({ device: SharingCount, address: SharingCount }, { description: 'of all of them, also past the 50; absent: not told' }),
  ),
});

export const Referrals = Type.Object({
  referrer: Type.Union([Type.Object({ memberId: Text, username: NullableText }), Type.Null()]),
  referred: Type.Array(Type.Object({ memberId: Text, username: Text, registeredAt: NullableText, brought: MoneyText })),
  nextCursor,
});

export const Limits = Type.Object(
  {
    dailyLossLimit: NullableMoney,
    nextDailyLossLimit: Type.Union([Type.Object({ dailyLossLimit: NullableMoney, from: Text }), Type.Null()]),
    lostToday: MoneyText,
    timeoutUntil: NullableText,
    excludedUntil: NullableText,
  },
  { $id: 'MemberLimits', description: 'what the member has set for themselves; operators cannot change it' },
);
