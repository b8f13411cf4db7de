import { MoneyText, Type, type Static, type TSchema } from '@facet/service-kit';

const OrNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const Count = OrNull(Type.Integer({ minimum: 0, description: 'null: the service that knows it did not answer' }));
const Time = Type.String({ format: 'date-time' });

/** The figures at the head of the console, and what each is made of. */
export const Overview = Type.Object({
  counts: Type.Object({ totalUsers: Count, pendingWithdrawals: Count, activePromoCodes: Count, activeEvents: Count }),
  users: OrNull(Type.Object({ banned: Type.Integer() })),
  withdrawals: OrNull(
    Type.Object({
      held: MoneyText,
      oldestAt: OrNull(Time),
      overOneDay: Type.Integer({ description: 'requested over 24 h ago' }),
      unknown: Type.Integer({ description: 'nobody knows whether they are paid' }),
    }),
  ),
  promoCodes: OrNull(Type.Object({ all: Type.Integer() })),
  events: OrNull(
    Type.Object({
      prizes: MoneyText,
      nextEndsAt: OrNull(Time),
      upcoming: Type.Integer(),
    }),
  ),
  unavailable: Type.Array(Type.String(), { description: 'services that did not answer' }),
});
export type Overview = Static<typeof Overview>;
