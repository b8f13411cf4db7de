import Type from 'typebox';
import { ErrorAnswer } from '../errors/error-answer.ts';
import { httpErrors } from '../errors/domain-error.ts';
import type { App } from '../http/app.ts';
import type { Kit } from '../kit.ts';
import { listParked, replayParked } from './parked-messages.ts';

const config = { permission: { services: ['admin'] } };

const ParkedMessage = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    destination: Type.String({ description: 'the service that refuses it' }),
    path: Type.String(),
    subject: Type.Union([Type.String(), Type.Null()]),
    body: Type.Unknown(),
    error: Type.Union([Type.String(), Type.Null()], { description: 'what the receiver said last' }),
    attempts: Type.Integer(),
    createdAt: Type.String({ format: 'date-time' }),
    parkedAt: Type.String({ format: 'date-time' }),
  },
  { $id: 'ParkedMessage' },
);

/** The dead letters of this service, for operators: what they are, and to be tried again after mending. */
export function parkedMessageRoutes(app: App, kit: Pick<Kit, 'database' | 'outbox'>): void {
  app.get(
    '/internal/parked-messages',
    {
      schema: {
        operationId: 'listParkedMessages',
        summary: 'Messages that their receiver refused again and again, the oldest first',
        querystring: Type.Object({ limit: Type.Integer({ minimum: 1, maximum: 100, default: 50 }) }),
        response: { 200: Type.Object({ messages: Type.Array(ParkedMessage), count: Type.Integer() }), '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => listParked(kit.database, request.query.limit),
  );

  app.post(
    '/internal/parked-messages/:messageId/replay',
    {
      schema: {
        operationId: 'replayParkedMessage',
        summary: 'Tries a parked message again, as it is',
        description: 'Its receiver knows its key, so nothing is done twice.',
        again: 'refused',
        errors: { not_found: 404 },
        params: Type.Object({ messageId: Type.String({ format: 'uuid' }) }),
        response: { 204: Type.Null(), '4xx': ErrorAnswer },
      },
      config,
    },
    async (request, reply) => {
      if (!(await replayParked(kit, request.params.messageId))) throw httpErrors('not_found', 'No parked message has this id');
      return reply.code(204).send(null);
    },
  );
}
