import { type App, ErrorAnswer, formatMoney, idOf, MadeUnder, parseMoney, requireMade, type Static, Type } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { answerOf } from '../callees/index.ts';
import { Event, NewEvent } from './event.ts';

/** `POST /api/admin/events` */
export function eventCreateRoute(app: App, { callees: { social }, trail }: AdminContext): void {
  app.post(
    '/api/admin/events',
    {
      schema: {
        operationId: 'createEvent',
        summary: 'The same Idempotency-Key makes one event. event_invalid 400, key_reused 409',
        headers: MadeUnder,
        body: NewEvent,
        response: { 201: Type.Object({ event: Event }), '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config: { permission: { operator: 'admin' }, action: 'event.create' },
    },
    async (request, reply) => {
      const { body: input, operator } = request;
      const id = idOf(request);
      const info = { action: 'event.create', object: { type: 'event', id, label: input.title.trim() }, input };
      const event = await trail.act(request, info, async () => {
        const created = await answerOf('social', social.POST('/internal/giveaways', { body: { ...input, id, by: operator.username } }));
        const made = requireMade(created.event, askedEvent(input));
        return { result: made, after: made };
      });
      return reply.code(201).send({ event });
    },
  );
}

/** As social answers what it was asked for. */
function askedEvent({ title, description = '', prize, entryFee, maxParticipants = null, startsAt, endsAt }: Static<typeof NewEvent>) {
  return {
    title: title.trim(),
    description: description.trim(),
    prize: formatMoney(parseMoney(prize, 'prize')),
    entryFee: formatMoney(parseMoney(entryFee ?? 0, 'entryFee')),
    maxParticipants,
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
  };
}
