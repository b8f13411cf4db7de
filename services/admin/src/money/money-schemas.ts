import { MoneyText, Type } from '@facet/service-kit';

const moneyWindows = ['24h', '7d', '30d'] as const;
export type MoneyWindowName = (typeof moneyWindows)[number];

export const WindowQuery = Type.Object({
  window: Type.Unsafe<MoneyWindowName>({ type: 'string', enum: moneyWindows, default: '7d' }),
});
const Time = Type.String({ format: 'date-time' });
const count = Type.Integer({ minimum: 0 });

const states = ['agrees', 'on_its_way', 'differs', 'ledger_only'] as const;
export type AccountState = (typeof states)[number];

export const MoneyAccounts = Type.Object(
  {
    accounts: Type.Array(
      Type.Object({
        account: Type.String(),
        records: Type.Union([MoneyText, Type.Null()], { description: 'what the owner’s own records say; null: nobody was asked' }),
        ledger: MoneyText,
        difference: Type.Union([MoneyText, Type.Null()]),
        state: Type.Unsafe<AccountState>({ type: 'string', enum: states }),
        count: Type.Union([count, Type.Null()], { description: 'of records, where they are counted' }),
      }),
    ),
    owed: Type.Object({
      members: count,
      balances: MoneyText,
      debts: MoneyText,
      held: MoneyText,
      heldCount: count,
      unknown: MoneyText,
      unknownCount: count,
      pending: Type.Union([MoneyText, Type.Null()], { description: 'held by walls, not in the ledger yet' }),
      referralRewards: Type.Union([MoneyText, Type.Null()], { description: 'waiting to be claimed, not in the ledger yet' }),
      total: Type.String({ pattern: '^-?\\d+\\.\\d{2}$', description: 'balances, held, pending and referral rewards, as far as known' }),
    }),
    unavailable: Type.Array(Type.String(), { description: 'services that did not answer: their part is null' }),
  },
  { $id: 'MoneyAccounts' },
);

export const GameResults = Type.Object(
  {
    days: Type.Integer(),
    games: Type.Array(Type.Object({ game: Type.String(), rounds: count, staked: MoneyText, paid: MoneyText, result: MoneyText })),
  },
  { $id: 'GameResults' },
);

const WallFigures = Type.Object({
  id: Type.String(),
  label: Type.String(),
  accepted: count,
  refused: count,
  alerts: count,
  credited: MoneyText,
  pending: MoneyText,
  reversed: MoneyText,
  median: Type.Union([MoneyText, Type.Null()]),
  lastAcceptedAt: Type.Union([Time, Type.Null()]),
  silentSeconds: Type.Union([Type.Integer(), Type.Null()]),
});
export const WallsFigures = Type.Object({ days: Type.Integer(), walls: Type.Array(WallFigures) }, { $id: 'WallsFigures' });
