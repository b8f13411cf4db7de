import {
  cursorAfter,
  cutPage,
  ErrorAnswer,
  keyset,
  sortsOf,
  Type,
  type App,
  type Database,
  type SortedRow,
  type SortFields,
  type Static,
} from '@facet/service-kit';
import { eventErrors } from './event-errors.ts';
import { eventState, listedEvents, OperatorEvent, presentForOperators, readEvent, type ListedEvent } from './operator-event.ts';

const config = { permission: { services: ['admin'] } };
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const Uuid = Type.String({ format: 'uuid' });

const sortedBy: SortFields = {
  title: { expression: 'lower(events.title)', type: 'text' },
  prize: { expression: 'events.prize', type: 'bigint' },
  participants: { expression: 'events.participants', type: 'bigint' },
  startsAt: { expression: 'events.starts_at', type: 'timestamptz' },
  endsAt: { expression: 'coalesce(events.ended_at, events.ends_at)', type: 'timestamptz' },
};
const Count = Type.Integer({ minimum: 0 });
const Counts = Type.Object(
  { all: Count, active: Count, ended: Count },
  { description: 'found by the search; upcoming ones count as active' },
);

interface ListRequest {
  search?: string;
  state?: 'active' | 'ended';
  sort?: string;
  cursor?: string;
  limit?: string;
}

/** What operators see of events. */
export function eventListRoutes(app: App, database: Database): void {
  app.get(
    '/internal/giveaways',
    {
      schema: {
        operationId: 'listEventsForOperators',
        summary: 'Newest first unless asked otherwise; `search` is a part of the title',
        querystring: Type.Object(
          {
            search: Type.Optional(Type.String({ maxLength: 100 })),
            state: Type.Optional(Type.Unsafe<'active' | 'ended'>({ type: 'string', enum: ['active', 'ended'] })),
            sort: Type.Optional(Type.Unsafe<string>({ type: 'string', enum: sortsOf(sortedBy) })),
            cursor: Type.Optional(Type.String()),
            limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|100)$' })),
          },
          { additionalProperties: false },
        ),
        response: {
          200: Type.Object({
            events: Type.Array(OperatorEvent),
            counts: Counts,
            nextCursor: Type.Union([Type.String(), Type.Null()]),
            total: Count,
          }),
          ...errors,
        },
      },
      config,
    },
    (request) => listEvents(database, request.query),
  );

  app.get(
    '/internal/giveaways/:id',
    {
      schema: {
        operationId: 'readEventForOperators',
        summary: 'event_not_found 404, for a deleted one too',
        params: Type.Object({ id: Uuid }),
        response: { 200: Type.Object({ event: OperatorEvent }), ...errors },
      },
      config,
    },
    async (request) => {
      const event = await readEvent(database, request.params.id);
      if (event.status === 'deleted') throw eventErrors('event_not_found', 'There is no such event.');
      return { event: presentForOperators(event) };
    },
  );
}

async function listEvents(database: Database, { search = '', state, sort = 'newest', cursor, limit = '50' }: ListRequest) {
  const matching = listedEvents(database).whereNot({ status: 'deleted' });
  if (search !== '') void matching.whereRaw('strpos(lower(title), lower(?)) > 0', [search]);
  const counts = await countStates(database, matching.clone());
  const { select, after, order, bindings } = keyset(sortedBy, { sort, cursor }, 'events.id');
  const page = matching
    .clone()
    .select(database.raw(select))
    .whereRaw(after, bindings)
    .orderByRaw(order)
    .limit(Number(limit) + 1);
  if (state !== undefined) void page.where({ status: state });
  const { rows, nextCursor } = cutPage((await page) as (ListedEvent & SortedRow)[], Number(limit), cursorAfter);
  return {
    events: rows.map(presentForOperators),
    counts,
    nextCursor,
    total: counts[state ?? 'all'],
  };
}

async function countStates(database: Database, matching: ReturnType<typeof listedEvents>): Promise<Static<typeof Counts>> {
  const found = matching.clearSelect().select(database.raw(`${eventState} as state`));
  const [counted] = await database
    .from(found.as('found'))
    .select<{ all: bigint; ended: bigint }[]>(database.raw(`count(*) as "all", count(*) filter (where state = 'ended') as ended`));
  const [all, ended] = [Number(counted?.all ?? 0n), Number(counted?.ended ?? 0n)];
  return { all, active: all - ended, ended };
}
