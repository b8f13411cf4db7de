import { CsvFile, ErrorAnswer, operatorAct, sendCsv, Type, type App, type Database, type Kit } from '@facet/service-kit';
import { closeMonth, prepareClosing } from './close-month.ts';
import type { ClosingContent } from './closing-content.ts';
import { REFUSALS } from './closing-errors.ts';
import { ClosedMonth, MonthFile, Months } from './closing-schemas.ts';
import { MONTH_HEADINGS, monthRows } from './export-month.ts';
import { exportTransfers, TRANSFER_HEADINGS } from './export-transfers.ts';
import { MonthText, type Month } from './month.ts';
import { listOpenMonths } from './open-months.ts';
import { inSnapshot, previewMonth } from './preview-month.ts';
import { findClosing, listClosings, type Closing } from './read-closings.ts';

const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const config = { permission: { operator: 'moderator' } } as const;
const OneMonth = Type.Object({ month: MonthText });

/** The months of the books, closed for ever one after the other. */
export function closingRoutes(app: App, kit: Pick<Kit, 'database' | 'outbox' | 'log'>): void {
  const { database } = kit;
  app.get(
    '/api/admin/money/months',
    {
      schema: {
        operationId: 'listMonths',
        summary: 'The months of the books: those that are closed, and why an open one cannot be closed yet',
        response: { 200: Months, ...errors },
      },
      config,
    },
    () =>
      inSnapshot(database, async (snapshot) => ({
        open: (await listOpenMonths(snapshot)).toReversed(),
        closed: (await listClosings(snapshot)).map(present),
      })),
  );
  exportRoutes(app, database);
  transfersRoute(app, database);

  operatorAct(
    app,
    kit,
    {
      method: 'POST',
      url: '/api/admin/money/months/:month/close',
      role: 'admin',
      action: 'month.close',
      schema: {
        operationId: 'closeMonth',
        summary: 'Closes a month that is over, for ever',
        description:
          'Once every day of it has its published root, no transfer of it is under way and no finding of an audit is open. What is put right later is a transfer of a later month.',
        again: 'same',
        errors: { ...REFUSALS, no_such_month: 404 },
        params: OneMonth,
        response: { 200: ClosedMonth, ...errors },
      },
      asked: ({ params: { month } }) => ({ subject: { type: 'month', id: month, label: `The books of ${month}` } }),
      prepare: ({ params: { month } }) => prepareClosing(database, month),
    },
    async (transaction, { params: { month }, operator }, prepared) => {
      const closed = present(await closeMonth(transaction, prepared, { month, operator }));
      return { result: closed, after: closed };
    },
  );
}

function exportRoutes(app: App, database: Database): void {
  app.get(
    '/api/admin/money/months/:month',
    {
      schema: {
        operationId: 'readMonth',
        summary: 'One month with its hash, as a file; an open one as it would be closed now',
        description: 'Of a closed month the same bytes each time.',
        errors: { no_such_month: 404 },
        params: OneMonth,
        response: { 200: MonthFile, ...errors },
      },
      config,
    },
    async ({ params: { month } }, reply) => {
      const { hash, text } = await readMonth(database, month);
      void reply
        .header('content-disposition', `attachment; filename="${fileName(month, hash)}.json"`)
        .type('application/json; charset=utf-8');
      // As it was hashed: a serializer would put its fields in an order of its own.
      return reply.send(`{"closed":${hash !== null},"hash":${JSON.stringify(hash)},"content":${text}}\n` as never);
    },
  );

  app.get(
    '/api/admin/money/months.csv',
    {
      schema: {
        operationId: 'exportMonth',
        summary: 'One month with its hash, as a file for a spreadsheet',
        errors: { no_such_month: 404 },
        querystring: OneMonth,
        response: { 200: CsvFile, ...errors },
      },
      config: { permission: { operator: 'moderator', anySignIn: 'sums, of no member' } },
    },
    async ({ query: { month } }, reply) => {
      const { hash, content } = await readMonth(database, month);
      return sendCsv(reply, fileName(month, hash), MONTH_HEADINGS, [monthRows(hash, content)]);
    },
  );
}

function transfersRoute(app: App, database: Database): void {
  app.get(
    '/api/admin/money/transfers.csv',
    {
      schema: {
        operationId: 'exportTransfers',
        summary: 'Every transfer of a month, in the order of time, as a file for a spreadsheet',
        querystring: OneMonth,
        response: { 200: CsvFile, ...errors },
      },
      config,
    },
    ({ query: { month } }, reply) => sendCsv(reply, `facet-transfers-${month}`, TRANSFER_HEADINGS, exportTransfers(database, month)),
  );
}

const fileName = (month: Month, hash: string | null): string => `facet-month-${month}${hash === null ? '-not-closed' : ''}`;

/** Closed or not. @throws no_such_month */
function readMonth(database: Database, month: Month): Promise<{ hash: string | null; text: string; content: ClosingContent }> {
  return inSnapshot(database, async (snapshot) => {
    const closing = await findClosing(snapshot, month);
    if (closing) return closing;
    const { content } = await previewMonth(snapshot, month);
    return { hash: null, text: JSON.stringify(content), content };
  });
}

const present = ({ month, hash, content }: Closing) => ({
  month,
  hash,
  closedBy: content.closedBy ?? '',
  closedAt: content.closedAt ?? '',
  transfers: content.transfers,
  owed: content.owed,
  flow: content.flow,
});
