import { ErrorAnswer, formatMoney, MoneyInput, MoneyText, Type, type App, type Database, type Static } from '@facet/service-kit';
import { createEvent } from './create-event.ts';
import { deleteEvent } from './delete-event.ts';
import { endEvent } from './end-event.ts';
import type { Event } from './event.ts';
import type { EventContext } from './join-event.ts';

const config = { permission: { services: ['admin'] } };
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const NullableText = Type.Union([Type.String(), Type.Null()]);
const By = Type.String({ minLength: 1, maxLength: 100, description: 'the operator' });

const OperatorEvent = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    description: Type.String(),
    status: Type.String(),
    prize: MoneyText,
    entryFee: MoneyText,
    maxParticipants: Type.Union([Type.Integer(), Type.Null()]),
    currentParticipants: Type.Integer(),
    startsAt: Type.String({ format: 'date-time' }),
    endsAt: Type.String({ format: 'date-time' }),
    winnerUsername: NullableText,
    createdBy: Type.String(),
    endedBy: NullableText,
  },
  { $id: 'OperatorEvent' },
);

/** Events, for the operators' area. */
export function eventRoutesForOperators(app: App, { kit }: EventContext): void {
  listRoute(app, kit.database);
  createRoute(app, kit.database);
  const ending = {
    end: { summary: 'Draws the winner and pays the prize', run: (id: string, by: string) => endEvent(kit, { eventId: id, by }) },
    delete: {
      summary: 'Takes it off the list; the fees of an active one are given back',
      run: (id: string, by: string) => deleteEvent(kit.database, { eventId: id, by }),
    },
  };
  for (const [verb, { summary, run }] of Object.entries(ending))
    app.post(
      `/internal/giveaways/:id/${verb}`,
      {
        schema: {
          operationId: `${verb}Event`,
          summary,
          params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
          body: Type.Object({ by: By }, { additionalProperties: false }),
          response: { 200: Type.Object({ event: OperatorEvent }), ...errors },
        },
        config,
      },
      async (request) => ({ event: await present(kit.database, await run(request.params.id, request.body.by)) }),
    );
}

function listRoute(app: App, database: Database): void {
  app.get(
    '/internal/giveaways',
    {
      schema: {
        operationId: 'listEventsForOperators',
        summary: 'Newest first; `search` is a part of the title',
        querystring: Type.Object(
          {
            search: Type.Optional(Type.String({ maxLength: 100 })),
            cursor: Type.Optional(Type.String({ format: 'uuid' })),
            limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|100)$' })),
          },
          { additionalProperties: false },
        ),
        response: { 200: Type.Object({ events: Type.Array(OperatorEvent), nextCursor: NullableText, total: Type.Integer() }), ...errors },
      },
      config,
    },
    async (request) => {
      const { search = '', cursor, limit = '50' } = request.query;
      const matching = () => {
        const query = database<Event>('events').whereNot({ status: 'deleted' });
        return search === '' ? query : query.whereRaw('strpos(lower(title), lower(?)) > 0', [search]);
      };
      const page = matching()
        .orderBy('id', 'desc')
        .limit(Number(limit) + 1);
      const rows = (await (cursor === undefined ? page : page.where('id', '<', cursor))) as Event[];
      const shown = rows.slice(0, Number(limit));
      const [counted] = (await matching().count('* as count')) as { count: bigint }[];
      return {
        events: await Promise.all(shown.map((event) => present(database, event))),
        nextCursor: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
        total: Number(counted?.count ?? 0),
      };
    },
  );
}

function createRoute(app: App, database: Database): void {
  app.post(
    '/internal/giveaways',
    {
      schema: {
        operationId: 'createEvent',
        summary: 'A new event; the hash of the seed that will draw its winner is published with it',
        body: Type.Object(
          {
            title: Type.String({ maxLength: 200 }),
            description: Type.Optional(Type.String({ maxLength: 2000 })),
            prize: MoneyInput,
            entryFee: Type.Optional(Type.Union([MoneyInput, Type.Null()])),
            maxParticipants: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 1_000_000 }), Type.Null()])),
            startsAt: Type.String({ maxLength: 40 }),
            endsAt: Type.String({ maxLength: 40 }),
            by: By,
          },
          { additionalProperties: false },
        ),
        response: { 200: Type.Object({ event: OperatorEvent }), ...errors },
      },
      config,
    },
    async (request) => {
      const { description = '', maxParticipants = null, entryFee, ...rest } = request.body;
      const event = await createEvent(database, { ...rest, description, maxParticipants, entryFee: entryFee ?? '0' });
      return { event: await present(database, event) };
    },
  );
}

async function present(database: Database, event: Event): Promise<Static<typeof OperatorEvent>> {
  const winner =
    event.winner_id === null
      ? undefined
      : await database<{ member_id: string; username: string }>('members').where({ member_id: event.winner_id }).first('username');
  return {
    id: event.id,
    title: event.title,
    description: event.description,
    status: event.status,
    prize: formatMoney(event.prize),
    entryFee: formatMoney(event.entry_fee),
    maxParticipants: event.max_participants,
    currentParticipants: event.participants,
    startsAt: event.starts_at.toISOString(),
    endsAt: event.ends_at.toISOString(),
    winnerUsername: winner?.username ?? null,
    createdBy: event.created_by,
    endedBy: event.ended_by,
  };
}
