import { CsvFile, eachPage, ErrorAnswer, sendCsv, Type, type App, type CsvRow, type Kit, type Static } from '@facet/service-kit';
import { listAnswer, listQuery } from '../list-query.ts';
import { payoutStates, statuses, type PayoutState, type Status } from '../withdrawals/index.ts';
import { listPayouts, sortFields } from './list-payouts.ts';
import { QueuedWithdrawal } from './payout-schemas.ts';
import { withMembers } from './with-members.ts';

const config = { permission: { operator: 'moderator' } } as const;
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const HOUR_MS = 3_600_000;
const LARGEST_PAGE = 200;
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

const { cursor, limit, ...sorted } = listQuery(sortFields, 'createdAt');
const QueueFilter = Type.Object(
  {
    type: Type.Optional(
      Type.Unsafe<'normal' | 'test'>({ type: 'string', enum: ['normal', 'test'], description: 'only these; absent: both lists' }),
    ),
    status: Type.Optional(Type.Unsafe<Status>({ type: 'string', enum: statuses })),
    payoutState: Type.Optional(
      Type.Unsafe<PayoutState>({
        type: 'string',
        enum: payoutStates,
        description: 'held: waits for a decision; unknown: nobody knows yet whether it was bought',
      }),
    ),
    overHours: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, description: 'requested longer ago than this' })),
    memberId: Type.Optional(Type.String({ format: 'uuid' })),
    ...sorted,
  },
  { additionalProperties: false },
);
const QueueQuery = Type.Object({ ...QueueFilter.properties, cursor, limit }, { additionalProperties: false });
type QueueQuery = Static<typeof QueueQuery>;

/** The lists that operators see of withdrawals. */
export function queueRoutes(app: App, kit: Pick<Kit, 'database' | 'fetchOf'>): void {
  const { database } = kit;
  const readPage = ({ overHours, type = 'normal', ...query }: QueueQuery) =>
    listPayouts(database, { ...query, type, ...(overHours !== undefined && { before: hoursAgo(overHours) }) });

  app.get(
    '/api/admin/withdrawals',
    {
      schema: {
        operationId: 'listWithdrawalQueue',
        summary: 'Withdrawals for operators, the longest waiting first',
        description: 'Test withdrawals are a list of their own.',
        querystring: QueueQuery,
        response: {
          200: Type.Object({
            withdrawals: Type.Array(QueuedWithdrawal),
            testWithdrawals: Type.Array(QueuedWithdrawal),
            ...listAnswer,
            testTotal: Type.Integer(),
            testTotalIsExact: Type.Boolean(),
          }),
          ...errors,
        },
      },
      config,
    },
    async ({ query }) => {
      const { type, cursor: from } = query;
      // The cursor goes on with the tests when only these were asked for.
      const [normal, test] = await Promise.all([
        type === 'test' ? EMPTY : readPage({ ...query, type: 'normal' }),
        type === 'normal' || (type === undefined && from !== undefined) ? EMPTY : readPage({ ...query, type: 'test' }),
      ]);
      const shown = await withMembers(kit, [...normal.withdrawals, ...test.withdrawals]);
      return {
        withdrawals: shown.filter((each) => each.type === 'normal'),
        testWithdrawals: shown.filter((each) => each.type === 'test'),
        nextCursor: type === 'test' ? test.nextCursor : normal.nextCursor,
        total: normal.total,
        totalIsExact: normal.totalIsExact,
        testTotal: test.total,
        testTotalIsExact: test.totalIsExact,
      };
    },
  );

  app.get(
    '/api/admin/withdrawals.csv',
    {
      schema: {
        operationId: 'exportWithdrawals',
        summary: 'Withdrawals, as a file for a spreadsheet',
        description: 'By the same filters as the list; normal ones unless `type=test`.',
        querystring: QueueFilter,
        response: { 200: CsvFile, ...errors },
      },
      config,
    },
    ({ query }, reply) => sendCsv(reply, 'facet-withdrawals', HEADINGS, exported(query)),
  );

  async function* exported(filter: Static<typeof QueueFilter>): AsyncGenerator<CsvRow[]> {
    const pages = eachPage(async (after) => {
      const page = await readPage({ ...filter, limit: LARGEST_PAGE, ...(after !== undefined && { cursor: after }) });
      return { rows: page.withdrawals, nextCursor: page.nextCursor };
    });
    for await (const withdrawals of pages) yield withdrawals.map(rowOf);
  }
}

const EMPTY = { withdrawals: [], nextCursor: null, total: 0, totalIsExact: true };
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString();

function rowOf(withdrawal: Awaited<ReturnType<typeof listPayouts>>['withdrawals'][number]): CsvRow {
  const { createdAt, username, amount, payoutState, type, gamepassName, experienceName, gamepassLink } = withdrawal;
  const what = [createdAt, username, amount, payoutState, type, gamepassName, experienceName, gamepassLink];
  return [...what, withdrawal.decidedBy, withdrawal.reason, withdrawal.processedAt, withdrawal.id];
}
