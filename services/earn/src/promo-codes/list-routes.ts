import {
  type App,
  containing,
  CsvFile,
  type CsvRow,
  type Database,
  eachPage,
  ErrorAnswer,
  type QueryOf,
  sendCsv,
  type SortFields,
  type Static,
  Type,
} from '@facet/service-kit';
import { pageAnswer, pageOf, sortedPageQuery } from '../operators/index.ts';
import { listedPromoCodes, type ListedPromoCode, presentPromoCode, promoCodeState, PromoCodeView } from './promo-code.ts';

const config = { permission: { operator: 'moderator' } } as const;
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const LARGEST_PAGE = 200;
const HEADINGS = ['Code', 'State', 'Reward R$', 'Uses', 'Max uses', 'Paid out R$', 'Expires (UTC)', 'Created (UTC)', 'By', 'Id'];
const sorting: SortFields = {
  code: { expression: 'code', type: 'text' },
  reward: { expression: 'reward_hundredths', type: 'bigint' },
  uses: { expression: 'uses', type: 'bigint' },
  expiresAt: { expression: `coalesce(expires_at, 'infinity')`, type: 'timestamptz' },
};
const PromoCodeQuery = Type.Object(
  {
    ...sortedPageQuery(sorting),
    state: Type.Optional(
      Type.Unsafe<'active' | 'ended'>({ type: 'string', enum: ['active', 'ended'], description: 'ended: cannot be redeemed now' }),
    ),
  },
  { additionalProperties: false },
);
const PromoCodeFilter = Type.Pick(PromoCodeQuery, ['search', 'sort', 'state'], { additionalProperties: false });
const Count = Type.Integer({ minimum: 0 });
const Counts = Type.Object({ all: Count, active: Count, ended: Count }, { description: 'found by the search' });

/** What operators see of promo codes: those that were not deleted. */
export function promoCodeListRoutes(app: App, { database }: { database: Database }): void {
  app.get(
    '/api/admin/promo-codes',
    {
      schema: {
        operationId: 'listPromoCodes',
        summary: 'All promo codes, the newest first',
        description: '`search` is a part of the code.',
        querystring: PromoCodeQuery,
        response: { 200: Type.Object({ promoCodes: Type.Array(PromoCodeView), counts: Counts, ...pageAnswer }), ...errors },
      },
      config,
    },
    async ({ query: { state, ...page } }) => {
      const counts = await countStates(database, found(database, page));
      const { rows, ...rest } = await pageOf(database, found(database, { ...page, state }), page, sorting);
      return { promoCodes: rows.map(presentPromoCode), counts, ...rest };
    },
  );

  app.get(
    '/api/admin/promo-codes.csv',
    {
      schema: {
        operationId: 'exportPromoCodes',
        summary: 'Promo codes, as a file for a spreadsheet',
        description: 'By the same filters as the list.',
        querystring: PromoCodeFilter,
        response: { 200: CsvFile, ...errors },
      },
      config,
    },
    ({ query }, reply) => sendCsv(reply, 'facet-promo-codes', HEADINGS, exportPromoCodes(database, query)),
  );
}

/** `GET /internal/promo-codes/counts`: for the overview of services/admin. */
export function promoCodeCountRoute(app: App, { database }: { database: Database }): void {
  app.get(
    '/internal/promo-codes/counts',
    {
      schema: {
        operationId: 'countPromoCodes',
        summary: 'How many promo codes there are that were not deleted',
        response: { 200: Counts },
      },
      config: { permission: { services: ['admin'] } },
    },
    () => countStates(database, found(database, {})),
  );
}

function found(database: Database, { search, state }: { search?: string; state?: 'active' | 'ended' | undefined }) {
  const query = listedPromoCodes(database);
  // Codes of a batch are thousands: they are found by what is searched for, and listed by their batch.
  if (search === undefined) void query.whereNull('batch_id');
  else void query.whereILike('code', containing(search));
  if (state !== undefined) void query.whereRaw(`(${promoCodeState} = 'active') = ?`, [state === 'active']);
  return query;
}

async function countStates(database: Database, query: QueryOf<ListedPromoCode>): Promise<Static<typeof Counts>> {
  const counts = database.raw(`count(*) as "all", count(*) filter (where ${promoCodeState} = 'active') as active`);
  const [counted] = await query.clearSelect().select(counts).castTo<{ all: bigint; active: bigint }[]>();
  const [all, active] = [Number(counted?.all ?? 0n), Number(counted?.active ?? 0n)];
  return { all, active, ended: all - active };
}

async function* exportPromoCodes(database: Database, { sort, ...filter }: Static<typeof PromoCodeFilter>): AsyncGenerator<CsvRow[]> {
  const pages = eachPage((cursor) =>
    pageOf(database, found(database, filter), { sort, limit: LARGEST_PAGE, ...(cursor !== undefined && { cursor }) }, sorting),
  );
  for await (const rows of pages) yield rows.map((row) => rowOf(presentPromoCode(row)));
}

function rowOf(promo: Static<typeof PromoCodeView>): CsvRow {
  const { code, state, reward, currentUses, maxUses, paidOut, expiresAt, createdAt, createdBy, id } = promo;
  return [code, state, reward, currentUses, maxUses, paidOut, expiresAt, createdAt, createdBy, id];
}
