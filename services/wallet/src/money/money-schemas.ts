import { MoneyText, Type } from '@facet/service-kit';
import { moneyWindows, type MoneyWindowName } from './money-window.ts';

export const WindowQuery = Type.Object({
  window: Type.Unsafe<MoneyWindowName>({ type: 'string', enum: moneyWindows, default: '7d' }),
  until: Type.Optional(Type.String({ format: 'date', description: 'its last day, UTC; absent: it reaches to now' })),
});
const Time = Type.String({ format: 'date-time' });

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
