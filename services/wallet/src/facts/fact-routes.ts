import { Line } from '@facet/money-kit';
import { defineErrors, ErrorAnswer, formatMoney, MoneyText, Type, type App, type Database, type Static } from '@facet/service-kit';
import { findTransfer, presentTransaction } from '../statement/index.ts';
import { outwardState, type Withdrawal } from '../withdrawals/index.ts';

const factErrors = defineErrors({ fact_not_found: 404 });
type Kind = 'transaction' | 'withdrawal';
const NullableText = Type.Union([Type.String(), Type.Null()]);
const Fact = Type.Object({
  title: Type.String(),
  amount: Type.Union([MoneyText, Type.Null()]),
  at: Type.String({ format: 'date-time' }),
  state: NullableText,
  line: Type.Optional(Line),
});

/** What a line of a member’s money says, for a case about it. Somebody else’s is as little there as none. */
export function factRoutes(app: App, database: Database): void {
  app.get(
    '/internal/members/:memberId/facts/:kind/:id',
    {
      schema: {
        operationId: 'readFact',
        summary: 'One transaction or withdrawal of a member',
        errors: { fact_not_found: 404 },
        params: Type.Object({
          memberId: Type.String({ format: 'uuid' }),
          kind: Type.Unsafe<Kind>({ type: 'string', enum: ['transaction', 'withdrawal'] }),
          id: Type.String({ format: 'uuid' }),
        }),
        response: { 200: Fact, '4xx': ErrorAnswer },
      },
      config: { permission: { services: ['identity'] } },
    },
    async (request) => {
      const { memberId, kind, id } = request.params;
      const fact = await (kind === 'transaction' ? transaction : withdrawal)(database, memberId, id);
      if (!fact) throw factErrors('fact_not_found', 'The member has no such line');
      return fact;
    },
  );
}

type Found = Promise<Static<typeof Fact> | undefined>;

async function transaction(database: Database, memberId: string, id: string): Found {
  const row = await findTransfer(database, memberId, id);
  if (!row) return undefined;
  const { description, line, amount, createdAt } = presentTransaction(row);
  return { title: description, amount, at: createdAt, state: null, line };
}

/** Those that held money, as in the member’s history. */
async function withdrawal(database: Database, memberId: string, id: string): Found {
  const row = await database<Withdrawal>('withdrawals')
    .where({ member_id: memberId, id })
    .whereNotIn('state', ['opening', 'refused'])
    .first();
  if (!row) return undefined;
  const title = [row.experience_name, row.gamepass_name].filter(Boolean).join(' · ');
  return { title, amount: formatMoney(row.amount), at: row.created_at.toISOString(), state: outwardState(row).detail };
}
