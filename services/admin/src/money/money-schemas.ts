import { MoneyText, Type } from '@facet/service-kit';
import { moneyWindows, type MoneyWindowName } from './money-window.ts';

export const WindowQuery = Type.Object({
  window: Type.Unsafe<MoneyWindowName>({ type: 'string', enum: moneyWindows, default: '7d' }),
});
const Time = Type.String({ format: 'date-time' });
const count = Type.Integer({ minimum: 0 });

/** What was taken back is taken off, so that any of them may be below zero. */
const flow = {
  walls: Type.Array(MoneyText, { description: 'in the order of `walls`' }),
  fromWalls: MoneyText,
  tasks: MoneyText,
  promos: MoneyText,
  rewards: MoneyText,
  referrals: MoneyText,
  events: Type.String({ pattern: '^-?\\d+\\.\\d{2}$', description: 'prizes less entry fees' }),
  welcome: MoneyText,
  adjustments: MoneyText,
  earned: Type.String({ pattern: '^-?\\d+\\.\\d{2}$', description: 'all that members got but games and payouts' }),
  paidOut: MoneyText,
  net: Type.String({ pattern: '^-?\\d+\\.\\d{2}$', description: 'from walls less paid out' }),
  staked: MoneyText,
  won: MoneyText,
  houseResult: Type.String({ pattern: '^-?\\d+\\.\\d{2}$', description: 'staked less won' }),
};

export const Money = Type.Object(
  {
    window: WindowQuery.properties.window,
    by: Type.Unsafe<'hour' | 'day'>({ type: 'string', enum: ['hour', 'day'] }),
    from: Time,
    to: Time,
    walls: Type.Array(Type.String()),
    buckets: Type.Array(
      Type.Object({
        start: Time,
        ...flow,
        owed: Type.Object({ balances: MoneyText, debts: MoneyText, held: MoneyText }, { description: 'to members, at its end' }),
      }),
    ),
    sum: Type.Object(flow),
    before: Type.Object(flow, { description: 'of the same stretch before it' }),
  },
  { $id: 'Money' },
);

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
