import Type, { type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { isRefusedAsData } from '../database/refused-as-data.ts';
import { inTransaction, type Database, type Transaction } from '../database/open-database.ts';
import { httpErrors } from '../errors/domain-error.ts';
import type { App } from '../http/app.ts';
import { EVENTS_PATH } from './message.ts';

/** An event as it arrives: a CloudEvent in structured mode. */
const CloudEvent = Type.Object(
  {
    specversion: Type.Literal('1.0'),
    id: Type.String({ format: 'uuid' }),
    source: Type.String({ maxLength: 100 }),
    type: Type.String({ maxLength: 100 }),
    subject: Type.String({ maxLength: 200 }),
    time: Type.String({ format: 'date-time' }),
    datacontenttype: Type.Literal('application/json'),
    data: Type.Unknown(),
  },
  { additionalProperties: false },
);
export type CloudEvent = Type.Static<typeof CloudEvent>;

/**
 * What an event says. @throws bad_request when it says something else: its sender keeps it for an operator, and goes on
 */
export function dataOf<Schema extends TSchema>({ type, id, data }: CloudEvent, schema: Schema): Static<Schema> {
  if (!Value.Check(schema, data)) throw httpErrors('bad_request', `${type} ${id} does not say what such an event says`);
  return data;
}

/** What a service does with one type of event. `data` is read by `dataOf`. */
export type EventHandler = (transaction: Transaction, event: CloudEvent) => Promise<void>;

/**
 * `POST /internal/events`: each event takes effect once, whatever the order and however often it comes.
 * A type that nobody handles is accepted and forgotten, so that a publisher never waits for a subscriber's release.
 */
export function eventRoutes(
  app: App,
  options: { database: Database; publishers: readonly string[]; handlers: Readonly<Record<string, EventHandler>> },
): void {
  app.post(
    EVENTS_PATH,
    {
      schema: {
        operationId: 'receiveEvent',
        summary: 'Takes an event of another service',
        description: 'A CloudEvent in structured mode, known by its id. A type that nobody here handles is accepted and forgotten.',
        again: 'same',
        body: CloudEvent,
        response: { 204: Type.Null() },
      },
      config: { permission: { services: options.publishers } },
    },
    async (request, reply) => {
      const event = request.body;
      const handler = options.handlers[event.type];
      if (handler) await inTransaction(options.database, (transaction) => consumeOnce(transaction, event, handler)).catch(refuseData);
      return reply.code(204).send(null);
    },
  );
}

/** What the database cannot keep it will never keep: tried for ever, it would hold up all that comes after it. */
function refuseData(error: unknown): never {
  if (isRefusedAsData(error)) throw httpErrors('bad_request', 'The event holds a value that cannot be kept');
  throw error;
}

async function consumeOnce(transaction: Transaction, event: CloudEvent, handler: EventHandler): Promise<void> {
  const inserted = await transaction('consumed_events')
    .insert({ event_id: event.id, type: event.type })
    .onConflict('event_id')
    .ignore()
    .returning('event_id');
  if (inserted.length > 0) await handler(transaction, event);
}
