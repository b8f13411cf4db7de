import { MoneyText, Type, type Static } from '@facet/service-kit';
import { Nullable, Time } from '../schemas.ts';

const Count = Nullable(Type.Integer({ minimum: 0, description: 'null: the service that knows it did not answer' }));

/** The figures at the head of the console, and what each is made of. */
export const Overview = Type.Object({
  counts: Type.Object({ totalUsers: Count, pendingWithdrawals: Count, activePromoCodes: Count, activeEvents: Count }),
  users: Nullable(Type.Object({ banned: Type.Integer() })),
  withdrawals: Nullable(
    Type.Object({
      held: MoneyText,
      oldestAt: Nullable(Time),
      overOneDay: Type.Integer({ description: 'requested over 24 h ago' }),
      unknown: Type.Integer({ description: 'nobody knows whether they are paid' }),
    }),
  ),
  promoCodes: Nullable(Type.Object({ all: Type.Integer() })),
  events: Nullable(
    Type.Object({
      prizes: MoneyText,
      nextEndsAt: Nullable(Time),
      upcoming: Type.Integer(),
    }),
  ),
  unavailable: Type.Array(Type.String(), { description: 'services that did not answer' }),
});
export type Overview = Static<typeof Overview>;
