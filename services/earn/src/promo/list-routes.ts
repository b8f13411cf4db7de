import { type App, containing, type Database, ErrorAnswer, type SortFields, type Static, Type } from '@facet/service-kit';
import { pageAnswer, pageOf, sortedPageQuery, type Query } from '../operators/index.ts';
import { listedPromos, type ListedPromo, presentPromo, promoState, PromoView, readPromo } from './promo-code.ts';

const config = { permission: { services: ['admin'] } };
const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const One = Type.Object({ promoCode: PromoView });
const sorting: SortFields = {
  code: { expression: 'code', type: 'text' },
  reward: { expression: 'reward_hundredths', type: 'bigint' },
  uses: { expression: 'uses', type: 'bigint' },
  expiresAt: { expression: `coalesce(expires_at, 'infinity')`, type: 'timestamptz' },
};
const Count = Type.Integer({ minimum: 0 });
const Counts = Type.Object({ all: Count, active: Count, ended: Count }, { description: 'found by the search, of each state' });

/** What operators see of promo codes. */
export function promoListRoutes(app: App, { database }: { database: Database }): void {
  app.get(
    '/internal/promo-codes',
    {
      schema: {
        operationId: 'listPromoCodes',
        summary: 'The codes that were not deleted; search is a part of the code; ended: cannot be redeemed any more or now',
        querystring: Type.Object({
          ...sortedPageQuery(sorting),
          state: Type.Optional(Type.Unsafe<'active' | 'ended'>({ type: 'string', enum: ['active', 'ended'] })),
        }),
        response: { 200: Type.Object({ promoCodes: Type.Array(PromoView), counts: Counts, ...pageAnswer }), '4xx': ErrorAnswer },
      },
      config,
    },
    async ({ query: { search, state, ...page } }) => {
      const query = listedPromos(database) as Query;
      if (search !== undefined) void query.whereILike('code', containing(search));
      const counts = await countStates(database, query);
      if (state !== undefined) void query.whereRaw(`(${promoState} = 'active') = ?`, [state === 'active']);
      const { rows, ...rest } = await pageOf<ListedPromo>(database, query, page, sorting);
      return { promoCodes: rows.map(presentPromo), counts, ...rest };
    },
  );

  app.get(
    '/internal/promo-codes/:id',
    {
      schema: {
        operationId: 'readPromoCode',
        summary: 'promo_not_found 404',
        params,
        response: { 200: One, '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => ({ promoCode: presentPromo(await readPromo(database, request.params.id)) }),
  );
}

async function countStates(database: Database, query: Query): Promise<Static<typeof Counts>> {
  const [counted] = await database
    .from(query.clone().as('found'))
    .select<{ all: bigint; active: bigint }[]>(database.raw(`count(*) as "all", count(*) filter (where state = 'active') as active`));
  const [all, active] = [Number(counted?.all ?? 0n), Number(counted?.active ?? 0n)];
  return { all, active, ended: all - active };
}
