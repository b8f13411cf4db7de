import { ErrorAnswer, httpErrors, MoneyText, Type, type App, type Database } from '@facet/service-kit';
import { readAccounts, readTotals, type TotalsQuery } from './read-totals.ts';
import { readRecords } from './read-records.ts';

const config = { permission: { services: ['admin'] } };
const HOUR_MS = 3_600_000;
const HOURS_MAX = 400 * 24;
const Instant = Type.String({ format: 'date-time', description: 'the start of an hour' });

const MovementTotal = Type.Object(
  {
    start: Type.String({ format: 'date-time', description: 'of the hour or day (UTC)' }),
    type: Type.String(),
    debitAccount: Type.String(),
    creditAccount: Type.String(),
    undo: Type.Boolean({ description: 'a void or a reversal of what is named so' }),
    amount: MoneyText,
    movements: Type.Integer(),
  },
  { $id: 'MovementTotal' },
);
const Account = Type.Object(
  { account: Type.String({ description: 'available and debt are all members together' }), balance: MoneyText },
  { $id: 'AccountBalance' },
);
const Count = Type.Integer();
const Records = Type.Object(
  {
    members: Count,
    balances: MoneyText,
    debts: MoneyText,
    held: MoneyText,
    heldCount: Count,
    unknown: Type.String({ pattern: '^\\d+\\.\\d{2}$', description: 'of what is held: nobody knows whether it is paid' }),
    unknownCount: Count,
    paid: MoneyText,
    paidCount: Count,
    halfWay: Type.String({
      pattern: '^\\d+\\.\\d{2}$',
      description: 'of withdrawals between two steps: as far accounts and records may differ',
    }),
  },
  { $id: 'MoneyRecords' },
);

/** The money of all members together, for operators. */
export function totalsRoutes(app: App, database: Database): void {
  app.get(
    '/internal/stats/movements',
    {
      schema: {
        operationId: 'readMovementTotals',
        summary: 'What moved by hour or day, type and accounts, up to now, and what each account had before',
        querystring: Type.Object({
          from: Instant,
          to: Instant,
          by: Type.Unsafe<TotalsQuery['by']>({ type: 'string', enum: ['hour', 'day'], default: 'day' }),
        }),
        response: { 200: Type.Object({ totals: Type.Array(MovementTotal), opening: Type.Array(Account) }), '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => {
      const { from, to } = request.query;
      const [start, end] = [Date.parse(from), Date.parse(to)];
      if (start % HOUR_MS !== 0 || end % HOUR_MS !== 0) throw httpErrors('bad_request', 'from and to must be starts of hours');
      if (end <= start || end - start > HOURS_MAX * HOUR_MS) throw httpErrors('bad_request', 'from and to must span an hour to 400 days');
      const [totals, opening] = await Promise.all([readTotals(database, request.query), readAccounts(database, from)]);
      return { totals, opening };
    },
  );

  app.get(
    '/internal/stats/accounts',
    {
      schema: {
        operationId: 'readAccounts',
        summary: 'What the ledger says that each account has now, and what members’ rows and withdrawals say, over one snapshot',
        response: { 200: Type.Object({ accounts: Type.Array(Account), records: Records }), '4xx': ErrorAnswer },
      },
      config,
    },
    () =>
      database.transaction(async (snapshot) => ({ accounts: await readAccounts(snapshot, null), records: await readRecords(snapshot) }), {
        isolationLevel: 'repeatable read',
        readOnly: true,
      }),
  );
}
