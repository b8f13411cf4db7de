import { type App, CsvFile, ErrorAnswer, sendCsv, Type } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { answerOf } from '../callees/index.ts';
import { POSTBACK_HEADINGS, exportPostbacks } from './export-postbacks.ts';
import { asInstants, Postback, PostbackCounts, PostbackFilter, PostbackPeriod, PostbackQuery } from './postback-schemas.ts';
import { replayRoute } from './replay-route.ts';

const config = { permission: { operator: 'moderator' } } as const;
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };

/** Every call of a wall, as earn keeps it. */
export function postbackRoutes(app: App, context: AdminContext): void {
  const { earn } = context.callees;

  app.get(
    '/api/admin/postbacks',
    {
      schema: {
        operationId: 'listPostbacks',
        summary: 'Calls of the walls with their verdicts, raw; the newest first unless asked otherwise',
        querystring: PostbackQuery,
        response: {
          200: Type.Object({
            postbacks: Type.Array(Postback),
            nextCursor: Type.Union([Type.String(), Type.Null()]),
            total: Type.Integer({ description: 'more than 10000 are counted as 10000' }),
          }),
          ...errors,
        },
      },
      config,
    },
    (request) => answerOf('earn', earn.GET('/internal/postbacks', { params: { query: asInstants(request.query) } })),
  );

  app.get(
    '/api/admin/postbacks/counts',
    {
      schema: {
        operationId: 'countPostbacks',
        summary: 'How many calls had which verdict and reason',
        querystring: PostbackPeriod,
        response: { 200: PostbackCounts, ...errors },
      },
      config,
    },
    (request) => answerOf('earn', earn.GET('/internal/postback-counts', { params: { query: asInstants(request.query) } })),
  );

  app.get(
    '/api/admin/postbacks.csv',
    {
      schema: {
        operationId: 'exportPostbacks',
        summary: 'The calls that the same filters find, as a file for a spreadsheet',
        querystring: PostbackFilter,
        response: { 200: CsvFile, ...errors },
      },
      config,
    },
    (request, reply) => sendCsv(reply, 'facet-postbacks', POSTBACK_HEADINGS, exportPostbacks(context.callees, asInstants(request.query))),
  );

  app.get(
    '/api/admin/postbacks/:id',
    {
      schema: {
        operationId: 'readPostback',
        summary: 'One call',
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        response: { 200: Type.Object({ postback: Postback }), ...errors },
      },
      config,
    },
    (request) => answerOf('earn', earn.GET('/internal/postbacks/{id}', { params: { path: request.params } })),
  );

  replayRoute(app, context);
}
