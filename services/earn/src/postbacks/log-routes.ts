import {
  type App,
  CsvFile,
  type CsvRow,
  eachPage,
  ErrorAnswer,
  httpErrors,
  keepSlow,
  sendCsv,
  type Static,
  Type,
} from '@facet/service-kit';
import { Line, pageAnswer, pageQuery } from '../operators/index.ts';
import { countPostbacks } from './count-postbacks.ts';
import { findPostback, listPostbacks } from './list-postbacks.ts';
import { PostbackView, presentPostback, verdicts } from './logged-postback.ts';
import type { Settlement } from './postback.ts';
import type { PostbackContext } from './process-postback.ts';
import { replayRoute } from './replay-route.ts';

const config = { permission: { operator: 'moderator' } } as const;
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const LARGEST_PAGE = 200;
const HEADINGS = [
  'Received (UTC)',
  'Wall',
  'Verdict',
  'Outcome',
  'Reason',
  'Detail',
  'Transaction',
  'Member',
  'Member id',
  'R$',
  'Look at',
  'From',
  'Id',
];

const Verdict = Type.Unsafe<Settlement['verdict']>({ type: 'string', enum: verdicts });
const Moment = Type.Union([Type.String({ format: 'date-time' }), Type.String({ format: 'date' })], {
  description: 'a day stands for its beginning (UTC)',
});
const PostbackQuery = Type.Object({
  ...pageQuery,
  search: Type.Optional(Line({ maxLength: 200, description: 'a transaction, a member’s name or id, a postback’s id' })),
  provider: Type.Optional(Type.String({ maxLength: 40 })),
  verdict: Type.Optional(Verdict),
  reason: Type.Optional(Type.String({ maxLength: 40, description: 'of a refusal' })),
  alert: Type.Optional(Type.Boolean({ description: 'true: only those that were credited and should be looked at' })),
  since: Type.Optional(Moment),
  until: Type.Optional(Type.Union([...Moment.anyOf], { description: 'received before it' })),
});
const PostbackFilter = Type.Omit(PostbackQuery, ['cursor', 'limit']);
const PostbackPeriod = Type.Pick(PostbackQuery, ['provider', 'since', 'until']);

const count = Type.Integer({ minimum: 0 });
const PostbackCounts = Type.Object(
  {
    counts: Type.Array(
      Type.Object({ verdict: Type.Union([Verdict, Type.Null()]), reason: Type.Union([Type.String(), Type.Null()]), count }),
    ),
    reversed: Type.Integer({ minimum: 0, description: 'of the accepted ones' }),
    alerts: Type.Integer({ minimum: 0, description: 'of the accepted ones' }),
  },
  { $id: 'PostbackCounts' },
);

/** The operators' log of the walls' calls. */
export function postbackLogRoutes(app: App, context: PostbackContext): void {
  const { database } = context.kit;
  const counts = keepSlow((period: Static<typeof PostbackPeriod>) => countPostbacks(database, period));
  app.get(
    '/api/admin/postbacks',
    {
      schema: {
        operationId: 'listPostbacks',
        summary: 'Calls of the walls with their verdicts, as they came',
        description: 'The newest first unless asked otherwise.',
        querystring: PostbackQuery,
        response: { 200: Type.Object({ postbacks: Type.Array(PostbackView), ...pageAnswer }), ...errors },
      },
      config,
    },
    async ({ query }) => {
      const { rows, ...rest } = await listPostbacks({ database, memberIds: context.config.wallMemberIds }, asInstants(query));
      return { postbacks: rows.map(presentPostback), ...rest };
    },
  );

  app.get(
    '/api/admin/postbacks/counts',
    {
      schema: {
        operationId: 'countPostbacks',
        summary: 'How many calls had which verdict and reason',
        description: 'Those with outcome `reverse` count as reversed. Where there are very many they may be 10 s old.',
        querystring: PostbackPeriod,
        response: { 200: PostbackCounts, ...errors },
      },
      config,
    },
    ({ query }) => counts(asInstants(query)),
  );

  app.get(
    '/api/admin/postbacks.csv',
    {
      schema: {
        operationId: 'exportPostbacks',
        summary: 'Calls of the walls, as a file for a spreadsheet',
        description: 'By the same filters as the list.',
        querystring: PostbackFilter,
        response: { 200: CsvFile, ...errors },
      },
      config,
    },
    ({ query }, reply) => sendCsv(reply, 'facet-postbacks', HEADINGS, exportPostbacks(context, asInstants(query))),
  );

  app.get(
    '/api/admin/postbacks/:id',
    {
      schema: {
        operationId: 'readPostback',
        summary: 'One call of a wall, with its verdict',
        errors: { not_found: 404 },
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        response: { 200: Type.Object({ postback: PostbackView }), ...errors },
      },
      config,
    },
    async ({ params: { id } }) => {
      const postback = await findPostback(database, id);
      if (postback === undefined) throw httpErrors('not_found', 'There is no such postback');
      return { postback: presentPostback(postback) };
    },
  );

  replayRoute(app, context);
}

function asInstants<Period extends { since?: string; until?: string }>(query: Period): Period {
  const instant = (moment: string) => (moment.includes('T') ? moment : `${moment}T00:00:00Z`);
  const { since, until } = query;
  return { ...query, ...(since !== undefined && { since: instant(since) }), ...(until !== undefined && { until: instant(until) }) };
}

async function* exportPostbacks(
  { kit, config: { wallMemberIds: memberIds } }: PostbackContext,
  filter: Static<typeof PostbackFilter>,
): AsyncGenerator<CsvRow[]> {
  const pages = eachPage((cursor) =>
    listPostbacks({ database: kit.database, memberIds }, { ...filter, limit: LARGEST_PAGE, ...(cursor !== undefined && { cursor }) }),
  );
  for await (const rows of pages) yield rows.map((row) => rowOf(presentPostback(row)));
}

function rowOf(postback: Static<typeof PostbackView>): CsvRow {
  const { receivedAt, provider, verdict, outcome, reason, detail, transaction, username, memberId, amount, alert, raw, id } = postback;
  const decided = [receivedAt, provider.label, verdict ?? 'undecided', outcome, reason, detail];
  return [...decided, transaction, username, memberId, amount, alert, raw.address, id];
}
