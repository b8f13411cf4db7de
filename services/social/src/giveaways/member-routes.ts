import { IdempotencyKey, ErrorAnswer, Type, uuidv7, type App } from '@facet/service-kit';
import pLimit from 'p-limit';
import { DrawBadge, readDrawBadges } from './draw-badges.ts';
import { joinGiveaway, type GiveawayContext } from './join-giveaway.ts';
import { listEntries } from './list-entries.ts';
import { GiveawayAnswer, listGiveaways } from './list-giveaways.ts';

const GiveawayId = Type.Object({ id: Type.String({ format: 'uuid' }) });
const config = { permission: 'member' } as const;
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };

export function giveawayRoutesForMembers(app: App, context: GiveawayContext): void {
  const { database } = context.kit;

  app.get(
    '/api/events',
    {
      schema: {
        operationId: 'listEvents',
        summary: 'Active and upcoming events, and those that ended within 30 days',
        response: { 200: Type.Object({ events: Type.Array(GiveawayAnswer) }), ...errors },
      },
      config,
    },
    async (request) => ({ events: await listGiveaways(context, request.member.id) }),
  );

  app.get(
    '/api/events/badges',
    {
      schema: {
        operationId: 'readDrawBadges',
        summary: 'What the member has won in draws, as badges',
        response: { 200: Type.Object({ badges: Type.Array(DrawBadge) }), ...errors },
      },
      config,
    },
    async (request) => ({ badges: await readDrawBadges(database, request.member.id) }),
  );

  app.get(
    '/api/events/:id/entries',
    {
      schema: {
        operationId: 'listEntries',
        summary: 'Who is in an event, by number',
        description: 'What the draw can be checked against. Names are shortened unless a member shows theirs, or is the caller.',
        params: GiveawayId,
        querystring: Type.Object(
          {
            cursor: Type.Optional(Type.String({ pattern: '^[0-9]{1,9}$' })),
            limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]{0,2}|1000)$' })),
          },
          { additionalProperties: false },
        ),
        errors: { event_not_found: 404 },
        response: {
          200: Type.Object({
            entries: Type.Array(Type.Object({ number: Type.Integer(), username: Type.Union([Type.String(), Type.Null()]) })),
            nextCursor: Type.Union([Type.String(), Type.Null()]),
            total: Type.Integer(),
          }),
          ...errors,
        },
      },
      config,
    },
    async (request) => {
      const { cursor = '0', limit = '100' } = request.query;
      return listEntries(database, {
        giveawayId: request.params.id,
        reader: request.member.id,
        after: Number(cursor),
        limit: Number(limit),
      });
    },
  );

  joinRoute(app, context);
}

/**
 * Seats of one event are taken one after the other. Of a crowd these are between seat and fee, and the others have
 * stored nothing: with all of them there at once, seats were given back as abandoned before anybody was in.
 */
const JOINING_AT_ONCE = 8;

function joinRoute(app: App, context: GiveawayContext): void {
  const turns = pLimit(JOINING_AT_ONCE);
  app.post(
    '/api/events/:id/join',
    {
      schema: {
        operationId: 'joinEvent',
        summary: 'Takes a seat in an event, and its entry fee',
        errors: {
          insufficient_balance: 400,
          earning_requirement: 403,
          event_not_found: 404,
          already_joined: 409,
          event_ended: 409,
          event_full: 409,
          event_not_started: 409,
          joining: 409,
          not_in_time: 409,
        },
        params: GiveawayId,
        headers: IdempotencyKey,
        body: Type.Optional(Type.Union([Type.Null(), Type.Object({}, { additionalProperties: false })])),
        response: { 200: Type.Object({ success: Type.Literal(true), message: Type.String(), number: Type.Integer() }), ...errors },
      },
      config,
    },
    async (request) => {
      const idempotencyKey = request.headers['idempotency-key'] ?? uuidv7();
      const asked = { giveawayId: request.params.id, memberId: request.member.id, idempotencyKey };
      const entry = await turns(() => joinGiveaway(context, asked));
      return { success: true as const, message: 'Successfully Joined!', number: entry.number ?? 0 };
    },
  );
}
