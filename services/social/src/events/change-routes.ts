import { ErrorAnswer, MoneyInput, Type, type App } from '@facet/service-kit';
import { createEvent } from './create-event.ts';
import { deleteEvent } from './delete-event.ts';
import { endEvent } from './end-event.ts';
import type { EventContext } from './join-event.ts';
import { OperatorEvent, presentForOperators, readEvent } from './operator-event.ts';

const config = { permission: { services: ['admin'] } };
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const By = Type.String({ minLength: 1, maxLength: 100, description: 'the operator' });

/** What operators change about events. */
export function eventChangeRoutes(app: App, context: EventContext): void {
  const { kit } = context;
  createRoute(app, context);
  const ending = {
    end: { summary: 'Draws the winner and pays the prize', run: (id: string, by: string) => endEvent(context, { eventId: id, by }) },
    delete: {
      summary: 'Takes it off the list; the fees of an active one are given back',
      run: (id: string, by: string) => deleteEvent(context, { eventId: id, by }),
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
      async (request) => {
        const { id } = await run(request.params.id, request.body.by);
        return { event: presentForOperators(await readEvent(kit.database, id)) };
      },
    );
}

function createRoute(app: App, context: EventContext): void {
  app.post(
    '/internal/giveaways',
    {
      schema: {
        operationId: 'createEvent',
        summary: 'A new event; the hash of the seed that will draw its winner is published with it',
        body: Type.Object(
          {
            id: Type.Optional(Type.String({ format: 'uuid', description: 'of the new event: the same call again changes nothing' })),
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
      const { id } = await createEvent(context, { ...rest, description, maxParticipants, entryFee: entryFee ?? '0' });
      return { event: presentForOperators(await readEvent(context.kit.database, id)) };
    },
  );
}
