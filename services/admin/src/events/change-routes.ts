import { ErrorAnswer, Type, type App, type Static } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { answerOf } from '../callees/index.ts';
import { eventErrors } from './event-errors.ts';
import { Event } from './event.ts';

const config = { permission: { operator: 'admin' } } as const;
const One = Type.Object({ event: Event });
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const params = Type.Object({ id: Type.String({ format: 'uuid' }) });

export function eventChangeRoutes(app: App, { callees: { social }, trail }: AdminContext): void {
  const read = async (id: string) => (await answerOf('social', social.GET('/internal/giveaways/{id}', { params: { path: { id } } }))).event;

  app.post(
    '/api/admin/events/:id/end',
    {
      schema: {
        operationId: 'endEvent',
        summary: 'Draws the winner among the participants and pays the prize. event_not_found 404, event_ended 409',
        params,
        response: { 200: One, ...errors },
      },
      config: { ...config, action: 'event.end' },
    },
    async (request) => {
      const { params: path, operator } = request;
      const before = await read(path.id);
      if (before.status === 'ended') throw alreadyEnded(before);
      const info = { action: 'event.end', object: { type: 'event', id: path.id, label: before.title }, before };
      const event = await trail.act(request, info, async () => {
        const body = { by: operator.username };
        const ended = (await answerOf('social', social.POST('/internal/giveaways/{id}/end', { params: { path }, body }))).event;
        // Somebody else, or its time, was quicker: the draw was not this operator's.
        if (ended.endedBy !== operator.username) throw alreadyEnded(ended);
        return { result: ended, after: ended };
      });
      return { event };
    },
  );

  app.delete(
    '/api/admin/events/:id',
    {
      schema: {
        operationId: 'deleteEvent',
        summary: 'Takes it off the list; an active one gives its entry fees back. Answers it as it was. event_not_found 404',
        params,
        response: { 200: One, ...errors },
      },
      config: { ...config, action: 'event.delete' },
    },
    async (request) => {
      const { params: path, operator } = request;
      const before = await read(path.id);
      const info = { action: 'event.delete', object: { type: 'event', id: path.id, label: before.title }, before };
      await trail.act(request, info, async () => {
        const body = { by: operator.username };
        return { result: await answerOf('social', social.POST('/internal/giveaways/{id}/delete', { params: { path }, body })) };
      });
      return { event: before };
    },
  );
}

function alreadyEnded({ endedBy, winnerUsername }: Static<typeof Event>) {
  const winner = winnerUsername === null ? 'It has no winner.' : `The winner is ${winnerUsername}.`;
  return eventErrors('event_ended', `The event has ended already, by ${endedBy ?? 'its end'}. ${winner}`);
}
