import { type App, CsvFile, type CsvRow, ErrorAnswer, sendCsv, type Static, Type } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { answerOf, type Callees } from '../callees/index.ts';
import { listAnswer } from '../list-query.ts';
import { PromoCode, PromoCounts, PromoFilter, PromoQuery } from './promo-code.ts';

const config = { permission: { operator: 'moderator' } } as const;
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const LARGEST_PAGE = 200;
const HEADINGS = ['Code', 'State', 'Reward R$', 'Uses', 'Max uses', 'Paid out R$', 'Expires (UTC)', 'Created (UTC)', 'By', 'Id'];

export function promoListRoutes(app: App, { callees }: AdminContext): void {
  app.get(
    '/api/admin/promo-codes',
    {
      schema: {
        operationId: 'listPromoCodes',
        summary: 'The newest first; search is a part of the code',
        querystring: PromoQuery,
        response: { 200: Type.Object({ promoCodes: Type.Array(PromoCode), counts: PromoCounts, ...listAnswer }), ...errors },
      },
      config,
    },
    ({ query }) => answerOf('earn', callees.earn.GET('/internal/promo-codes', { params: { query } })),
  );

  app.get(
    '/api/admin/promo-codes.csv',
    {
      schema: {
        operationId: 'exportPromoCodes',
        summary: 'The same as a file for a spreadsheet',
        querystring: PromoFilter,
        response: { 200: CsvFile, ...errors },
      },
      config,
    },
    (request, reply) => sendCsv(reply, 'facet-promo-codes', HEADINGS, exportPromos(callees, request.query)),
  );
}

async function* exportPromos({ earn }: Callees, filter: Static<typeof PromoFilter>): AsyncGenerator<CsvRow[]> {
  for (let cursor: string | null | undefined; cursor !== null;) {
    const query = { ...filter, limit: LARGEST_PAGE, ...(cursor !== undefined && { cursor }) };
    const page: { promoCodes: Static<typeof PromoCode>[]; nextCursor: string | null } = await answerOf(
      'earn',
      earn.GET('/internal/promo-codes', { params: { query } }),
    );
    yield page.promoCodes.map(rowOf);
    cursor = page.nextCursor;
  }
}

function rowOf(promo: Static<typeof PromoCode>): CsvRow {
  const { code, state, reward, currentUses, maxUses, paidOut, expiresAt, createdAt, createdBy, id } = promo;
  return [code, state, reward, currentUses, maxUses, paidOut, expiresAt, createdAt, createdBy, id];
}
