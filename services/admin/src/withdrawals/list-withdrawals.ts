import { Type, type Static } from '@facet/service-kit';
import { answerOf, type Callees } from '../callees/index.ts';
import { PayoutState, Status, withMembers, type QueuedWithdrawal } from './withdrawal.ts';

const sorts = ['createdAt', '-createdAt', 'amount', '-amount', 'username', '-username'] as const;
const HOUR_MS = 3_600_000;

export const WithdrawalFilter = Type.Object(
  {
    type: Type.Optional(
      Type.Unsafe<'normal' | 'test'>({ type: 'string', enum: ['normal', 'test'], description: 'only these; absent: both lists' }),
    ),
    status: Type.Optional(Status),
    payoutState: Type.Optional(PayoutState),
    overHours: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, description: 'requested longer ago than this' })),
    memberId: Type.Optional(Type.String({ format: 'uuid' })),
    search: Type.Optional(
      Type.String({
        maxLength: 100,
        pattern: '^[^\\u0000]*$',
        description: 'a part of the username, the withdrawal’s or the gamepass’s id',
      }),
    ),
    sort: Type.Unsafe<(typeof sorts)[number]>({ type: 'string', enum: [...sorts], default: 'createdAt' }),
  },
  { additionalProperties: false },
);

export const WithdrawalQuery = Type.Object(
  {
    ...WithdrawalFilter.properties,
    cursor: Type.Optional(Type.String({ maxLength: 500, description: 'nextCursor of the page before' })),
    limit: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
  },
  { additionalProperties: false },
);
export type WithdrawalQuery = Static<typeof WithdrawalQuery>;

export interface WithdrawalPage {
  withdrawals: QueuedWithdrawal[];
  testWithdrawals: QueuedWithdrawal[];
  nextCursor: string | null;
  total: number;
  testTotal: number;
}

const EMPTY = { withdrawals: [], nextCursor: null, total: 0 };

/** Normal ones and test ones, each a list of its own; the cursor goes on with the tests when only these were asked for. */
export async function listWithdrawals(callees: Callees, query: WithdrawalQuery): Promise<WithdrawalPage> {
  const { type, cursor, ...rest } = query;
  const list = (of: 'normal' | 'test') => readPage(callees, { ...rest, type: of, ...(cursor !== undefined && { cursor }) });
  const [normal, test] = await Promise.all([
    type === 'test' ? EMPTY : list('normal'),
    type === 'normal' || (type === undefined && cursor !== undefined) ? EMPTY : list('test'),
  ]);
  const [withdrawals, testWithdrawals] = await Promise.all([
    withMembers(callees, normal.withdrawals),
    withMembers(callees, test.withdrawals),
  ]);
  const nextCursor = type === 'test' ? test.nextCursor : normal.nextCursor;
  return { withdrawals, testWithdrawals, nextCursor, total: normal.total, testTotal: test.total };
}

/** Normal ones unless asked otherwise. */
export function readPage({ wallet }: Callees, { overHours, type = 'normal', ...query }: WithdrawalQuery) {
  const before = overHours !== undefined && { before: new Date(Date.now() - overHours * HOUR_MS).toISOString() };
  return answerOf('wallet', wallet.GET('/internal/withdrawals', { params: { query: { ...query, type, ...before } } }));
}
