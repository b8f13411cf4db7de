import { ErrorAnswer, Type, type App, type Database, type Static } from '@facet/service-kit';
import { eventErrors } from './event-errors.ts';
import { eventState, listedEvents, OperatorEvent, presentForOperators, readEvent, type ListedEvent } from './operator-event.ts';

const config = { permission: { services: ['admin'] } };
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const Uuid = Type.String({ format: 'uuid' });

/** SQL, never null. */
const sortedBy: Readonly<Record<string, string>> = {
  title: 'lower(events.title)',
  prize: 'events.prize',
  participants: 'events.participants',
  startsAt: 'events.starts_at',
  endsAt: 'coalesce(events.ended_at, events.ends_at)',
};
const sorts = ['newest', ...Object.keys(sortedBy).flatMap((name) => [name, `-${name}`])];
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
            sort: Type.Optional(Type.Unsafe<string>({ type: 'string', enum: sorts })),
            cursor: Type.Optional(Uuid),
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
  const { order, after } = orderOf(sort);
  const page = matching
    .clone()
    .orderByRaw(order)
    .limit(Number(limit) + 1);
  if (state !== undefined) void page.where({ status: state });
  if (cursor !== undefined) void page.whereRaw(after, [cursor]);
  const rows = (await page) as ListedEvent[];
  const shown = rows.slice(0, Number(limit));
  return {
    events: shown.map(presentForOperators),
    counts,
    nextCursor: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
    total: counts[state ?? 'all'],
  };
}

/** The row of a cursor is looked up: deleted events stay in the table. */
function orderOf(sort: string): { order: string; after: string } {
  if (sort === 'newest') return { order: 'events.id desc', after: 'events.id < ?' };
  const isDescending = sort.startsWith('-');
  const [way, beyond] = isDescending ? ['desc', '<'] : ['asc', '>'];
  const expression = sortedBy[isDescending ? sort.slice(1) : sort] ?? 'events.id';
  const last = `select ${expression}, events.id from events where events.id = ?`;
  return { order: `${expression} ${way}, events.id ${way}`, after: `(${expression}, events.id) ${beyond} (${last})` };
}

async function countStates(database: Database, matching: ReturnType<typeof listedEvents>): Promise<Static<typeof Counts>> {
  const found = matching.clearSelect().select(database.raw(`${eventState} as state`));
  const [counted] = await database
    .from(found.as('found'))
    .select<{ all: bigint; ended: bigint }[]>(database.raw(`count(*) as "all", count(*) filter (where state = 'ended') as ended`));
  const [all, ended] = [Number(counted?.all ?? 0n), Number(counted?.ended ?? 0n)];
  return { all, active: all - ended, ended };
}
