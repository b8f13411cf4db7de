import {
  cursorAfter,
  CsvFile,
  cutPage,
  eachPage,
  ErrorAnswer,
  formatMoney,
  keyset,
  listAnswer,
  listQuery,
  MoneyText,
  sendCsv,
  sortsOf,
  Type,
  type App,
  type CsvRow,
  type Database,
  type SortedRow,
  type SortFields,
  type Static,
} from '@facet/service-kit';
import { Giveaway } from './giveaway.ts';
import { giveawayState, listedGiveaways, OperatorGiveaway, presentForOperators, type ListedGiveaway } from './operator-giveaway.ts';

const config = { permission: { operator: 'moderator' } } as const;
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const LARGEST_PAGE = 100;
const HEADINGS = [
  'Title',
  'State',
  'Prize R$',
  'Entry fee R$',
  'Participants',
  'Max',
  'Fees R$',
  'Starts (UTC)',
  'Ends (UTC)',
  'Winner',
  'Id',
];
const sorting: SortFields = {
  title: { expression: 'lower(giveaways.title)', type: 'text' },
  prize: { expression: 'giveaways.prize', type: 'bigint' },
  participants: { expression: 'giveaways.participants', type: 'bigint' },
  startsAt: { expression: 'giveaways.starts_at', type: 'timestamptz' },
  endsAt: { expression: 'coalesce(giveaways.ended_at, giveaways.ends_at)', type: 'timestamptz' },
};
const GiveawayQuery = Type.Object(
  {
    ...listQuery(sortsOf(sorting)),
    state: Type.Optional(
      Type.Unsafe<'active' | 'ended'>({ type: 'string', enum: ['active', 'ended'], description: 'upcoming ones count as active' }),
    ),
  },
  { additionalProperties: false },
);
const GiveawayFilter = Type.Pick(GiveawayQuery, ['search', 'sort', 'state'], { additionalProperties: false });
const Count = Type.Integer({ minimum: 0 });
const Counts = Type.Object({ all: Count, active: Count, ended: Count }, { description: 'found by the search' });

/** What operators see of events: those that were not deleted. */
export function giveawayListRoutes(app: App, { database }: { database: Database }): void {
  app.get(
    '/api/admin/events',
    {
      schema: {
        operationId: 'listEventsForOperators',
        summary: 'All events, the newest first',
        description: '`search` is a part of the title.',
        querystring: GiveawayQuery,
        response: { 200: Type.Object({ events: Type.Array(OperatorGiveaway), counts: Counts, ...listAnswer }), ...errors },
      },
      config,
    },
    async ({ query }) => {
      const counts = await countStates(database, query.search);
      const { rows, nextCursor } = await readPage(database, query);
      return { events: rows.map(presentForOperators), counts, nextCursor, total: counts[query.state ?? 'all'] };
    },
  );

  app.get(
    '/api/admin/events.csv',
    {
      schema: {
        operationId: 'exportEvents',
        summary: 'Events, as a file for a spreadsheet',
        description: 'By the same filters as the list.',
        querystring: GiveawayFilter,
        response: { 200: CsvFile, ...errors },
      },
      config,
    },
    ({ query }, reply) => sendCsv(reply, 'facet-events', HEADINGS, exportGiveaways(database, query)),
  );
}

const Summary = Type.Object({
  active: { ...Count, description: 'upcoming ones too' },
  upcoming: Count,
  prizes: { ...MoneyText, description: 'R$ of all active and upcoming ones' },
  nextEndsAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description: 'of those that have begun' }),
});

/** `GET /internal/giveaways/summary`: for the overview of services/admin. */
export function giveawaySummaryRoute(app: App, { database }: { database: Database }): void {
  app.get(
    '/internal/giveaways/summary',
    {
      schema: { operationId: 'summarizeEvents', summary: 'How many events have not ended, and what they hold', response: { 200: Summary } },
      config: { permission: { services: ['admin'] } },
    },
    async () => {
      const { rows } = await database.raw<{ rows: { active: bigint; upcoming: bigint; prizes: bigint; next: Date | null }[] }>(
        `select count(*) as active, count(*) filter (where ${giveawayState} = 'upcoming') as upcoming, coalesce(sum(prize), 0)::bigint as prizes,
                min(ends_at) filter (where ${giveawayState} = 'active') as next
         from giveaways where status = 'active'`,
      );
      const [{ active, upcoming, prizes, next } = { active: 0n, upcoming: 0n, prizes: 0n, next: null }] = rows;
      return {
        active: Number(active),
        upcoming: Number(upcoming),
        prizes: formatMoney(prizes),
        nextEndsAt: next?.toISOString() ?? null,
      };
    },
  );
}

function found(query: ReturnType<typeof listedGiveaways>, search = '') {
  void query.whereNot({ status: 'deleted' });
  return search === '' ? query : query.whereRaw('strpos(lower(title), lower(?)) > 0', [search]);
}

type PageRequest = Omit<Static<typeof GiveawayQuery>, 'cursor'> & { cursor?: string | undefined };

async function readPage(database: Database, { search, state, sort, cursor, limit }: PageRequest) {
  const { select, after, order, bindings } = keyset(sorting, { sort, cursor }, 'giveaways.id');
  const page = found(listedGiveaways(database), search)
    .select(database.raw(select))
    .whereRaw(after, bindings)
    .orderByRaw(order)
    .limit(limit + 1);
  if (state !== undefined) void page.where({ status: state });
  return cutPage(await page.castTo<(ListedGiveaway & SortedRow)[]>(), limit, cursorAfter);
}

async function countStates(database: Database, search?: string): Promise<Static<typeof Counts>> {
  const [counted] = await found(Giveaway.query(database), search)
    .select(database.raw(`count(*) as "all", count(*) filter (where status = 'ended') as ended`))
    .castTo<{ all: bigint; ended: bigint }[]>();
  const [all, ended] = [Number(counted?.all ?? 0n), Number(counted?.ended ?? 0n)];
  return { all, active: all - ended, ended };
}

async function* exportGiveaways(database: Database, filter: Static<typeof GiveawayFilter>): AsyncGenerator<CsvRow[]> {
  const pages = eachPage((cursor) => readPage(database, { ...filter, cursor, limit: LARGEST_PAGE }));
  for await (const rows of pages) yield rows.map((row) => rowOf(presentForOperators(row)));
}

function rowOf(giveaway: Static<typeof OperatorGiveaway>): CsvRow {
  const { title, status, prize, entryFee, currentParticipants, maxParticipants, feesTaken, startsAt, endsAt, winnerUsername, id } =
    giveaway;
  return [title, status, prize, entryFee, currentParticipants, maxParticipants, feesTaken, startsAt, endsAt, winnerUsername, id];
}
