import { CsvFile, ErrorAnswer, sendCsv, Type, type App, type Database } from '@facet/service-kit';
import { exportCsv, STATEMENT_HEADINGS } from './export-csv.ts';
import { listTransactions } from './list-transactions.ts';
import { readSummary } from './read-summary.ts';
import { StatementFilter } from './statement-filter.ts';
import { sumDays } from './sum-days.ts';
import { StatementPageAnswer, StatementSummary } from './statement-schemas.ts';
import { presentTransaction } from './transaction.ts';

const config = { permission: 'member' } as const;

/** The member's own statement. */
export function statementRoutes(app: App, { database }: { database: Database }): void {
  app.get(
    '/api/user/transactions',
    {
      schema: {
        operationId: 'listTransactions',
        summary: 'The member’s transfers, the newest first',
        querystring: Type.Object({
          cursor: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,17}$', description: 'nextCursor of the page before' })),
          limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
          timeZone: Type.Optional(
            Type.String({
              maxLength: 64,
              pattern: '^[A-Za-z][\\w+-]*(/[\\w+-]+){0,2}$',
              description: 'an IANA name, such as America/Mexico_City: the answer has the sums of its days',
            }),
          ),
          ...StatementFilter.properties,
        }),
        response: { 200: StatementPageAnswer, '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => {
      const { cursor, limit, timeZone, ...filter } = request.query;
      const memberId = request.member.id;
      const { rows, nextSeq } = await listTransactions(database, { memberId, filter, beforeSeq: cursor, limit });
      return {
        transactions: rows.map(presentTransaction),
        nextCursor: nextSeq?.toString() ?? null,
        ...(timeZone !== undefined && { days: await sumDays(database, { memberId, filter, rows, timeZone }) }),
      };
    },
  );

  app.get(
    '/api/user/transactions/summary',
    {
      schema: {
        operationId: 'readStatementSummary',
        summary: 'What the member has, and what is held for which withdrawals',
        description: 'With the months that have lines.',
        response: { 200: StatementSummary, '4xx': ErrorAnswer },
      },
      config,
    },
    (request) => readSummary(database, request.member.id),
  );

  app.get(
    '/api/user/transactions.csv',
    {
      schema: {
        operationId: 'exportTransactions',
        summary: 'The member’s transfers as a file for a spreadsheet, the newest first',
        description: 'UTF-8; no text in it is taken for a formula.',
        querystring: StatementFilter,
        response: { 200: CsvFile, '4xx': ErrorAnswer },
      },
      config,
    },
    (request, reply) => {
      const { query, member } = request;
      return sendCsv(reply, `facet-statement-${query.month ?? 'all'}`, STATEMENT_HEADINGS, exportCsv(database, member.id, query));
    },
  );
}
