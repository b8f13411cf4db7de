import { type App, CsvFile, type CsvRow, ErrorAnswer, MoneyText, sendCsv, type Static, Type } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { answerOf, type Callees } from '../callees/index.ts';
import { listWithdrawals, readPage, WithdrawalFilter, WithdrawalQuery } from './list-withdrawals.ts';
import { QueuedWithdrawal, Withdrawal } from './withdrawal.ts';

const config = { permission: { operator: 'moderator' } } as const;
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const LARGEST_PAGE = 200;
const NullableText = Type.Union([Type.String(), Type.Null()]);
const HEADINGS = [
  'Requested (UTC)',
  'Member',
  'Amount R$',
  'State',
  'Type',
  'Gamepass',
  'Experience',
  'Link',
  'Decided by',
  'Reason',
  'Processed (UTC)',
  'Id',
];

/** `purchaseDetails` null: nothing is known to be bought. */
export const Purchase = Type.Union([
  Type.Object({
    kind: Type.String({ description: 'bot or hand' }),
    productId: Type.String(),
    sellerUserId: Type.String(),
    buyerUserId: NullableText,
    price: MoneyText,
    purchaseId: NullableText,
    purchasedAt: Type.String(),
  }),
  Type.Null(),
]);

const Attempt = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  by: Type.String(),
  startedAt: Type.String(),
  buyingAt: NullableText,
  outcome: NullableText,
  detail: NullableText,
  decidedAt: NullableText,
  lookedAt: NullableText,
});

export function withdrawalListRoutes(app: App, { callees }: AdminContext): void {
  app.get(
    '/api/admin/withdrawals',
    {
      schema: {
        operationId: 'listWithdrawals',
        summary: 'The queue, the longest waiting first; test withdrawals are a list of their own',
        querystring: WithdrawalQuery,
        response: {
          200: Type.Object({
            withdrawals: Type.Array(QueuedWithdrawal),
            testWithdrawals: Type.Array(QueuedWithdrawal),
            nextCursor: NullableText,
            total: Type.Integer(),
            testTotal: Type.Integer(),
          }),
          ...errors,
        },
      },
      config,
    },
    (request) => listWithdrawals(callees, request.query),
  );

  app.get(
    '/api/admin/withdrawals.csv',
    {
      schema: {
        operationId: 'exportWithdrawals',
        summary: 'The same as a file for a spreadsheet; normal ones unless type=test',
        querystring: WithdrawalFilter,
        response: { 200: CsvFile, ...errors },
      },
      config,
    },
    (request, reply) => sendCsv(reply, 'facet-withdrawals', HEADINGS, exportWithdrawals(callees, request.query)),
  );

  app.get(
    '/api/admin/withdrawals/:id',
    {
      schema: {
        operationId: 'readWithdrawal',
        summary: 'One with every try to pay it, the latest first. withdrawal_not_found 404',
        params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
        response: {
          200: Type.Object({ withdrawal: Withdrawal, gamepassId: Type.String(), purchaseDetails: Purchase, attempts: Type.Array(Attempt) }),
          ...errors,
        },
      },
      config,
    },
    ({ params: path }) => answerOf('wallet', callees.wallet.GET('/internal/withdrawals/{id}', { params: { path } })),
  );
}

async function* exportWithdrawals(callees: Callees, filter: Static<typeof WithdrawalFilter>): AsyncGenerator<CsvRow[]> {
  for (let cursor: string | null | undefined; cursor !== null;) {
    const query: WithdrawalQuery = { ...filter, limit: LARGEST_PAGE, ...(cursor !== undefined && { cursor }) };
    const page: { withdrawals: Withdrawal[]; nextCursor: string | null } = await readPage(callees, query);
    yield page.withdrawals.map(rowOf);
    cursor = page.nextCursor;
  }
}

function rowOf(withdrawal: Withdrawal): CsvRow {
  const { createdAt, username, amount, payoutState, type, gamepassName, experienceName, gamepassLink } = withdrawal;
  const what = [createdAt, username, amount, payoutState, type, gamepassName, experienceName, gamepassLink];
  return [...what, withdrawal.decidedBy, withdrawal.reason, withdrawal.processedAt, withdrawal.id];
}
